/**
 * Tells of a turn when no page is open, and keeps the pages for times without a network.
 *
 * A page always comes from the server if that answers, so nobody plays an old version for long. Each
 * version has a cache of its own, named after its script. The one before stays: a page that is still
 * open may need its files.
 */

const CACHE = 'stellwerk-';
const KEPT_VERSIONS = 2;
const ASSET = /(?:src|href)="([^"]*\bassets\/[^"]+)"/g;
/** The folder of this file, and so of all pages. */
const HOME = new URL('./', self.location).pathname;
const BESIDE = ['manifest.webmanifest', 'icon.svg'].map((name) => HOME + name);
/** The files of a site without a server, which has to work without a network: make site puts them here. */
const ALL = [].map((name) => HOME + name);

self.addEventListener('install', (event) => {
  event.waitUntil(fetch(HOME).then(keepVersion).then(() => self.skipWaiting()));
});

/** Also for the page that brought it: that one may lose the network as well. */
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith(`${HOME}assets/`) || ALL.includes(pathname)) event.respondWith(asset(request));
  else if (request.mode === 'navigate' && pathname.startsWith(HOME) && !/^\/(api|schema)\//.test(pathname)) event.respondWith(page(event));
  else if (BESIDE.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(request)));
});

/** A page of the server, or the one that was kept. */
async function page(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keepVersion(answer.clone()));
    return answer;
  } catch {
    return kept(HOME);
  }
}

async function kept(request) {
  return (await caches.match(request)) ?? Response.error();
}

/** A file whose name changes with what is in it: once it is here, it is never asked for again. */
async function asset(request) {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  const newest = (await versions()).at(-1);
  if (answer.ok && newest) await (await caches.open(newest)).put(request, answer.clone());
  return answer;
}

/** The names of the caches, the newest last. */
async function versions() {
  return (await caches.keys()).filter((name) => name.startsWith(CACHE));
}

/** Keep a page and the files it names, if it is of another version than the newest. */
async function keepVersion(answer) {
  const text = await answer.clone().text();
  const assets = [...text.matchAll(ASSET)].map(([, path]) => new URL(path, self.location).pathname);
  const script = assets.find((path) => path.endsWith('.js'));
  if (!answer.ok || !script || (await versions()).includes(CACHE + script)) return;
  const cache = await caches.open(CACHE + script);
  await cache.addAll([...new Set([...assets, ...BESIDE, ...ALL])]);
  await cache.put(HOME, answer);
  for (const old of (await versions()).slice(0, -KEPT_VERSIONS)) await caches.delete(old);
}

/** The bytes of a key that is written as text. */
function bytes(text) {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

self.addEventListener('push', (event) => {
  const { title, body, table, link } = event.data.json();
  const about = { body, tag: `turn-${table}`, icon: '/icon.svg', data: { link } };
  event.waitUntil(self.registration.showNotification(title, about));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const page = new URL(event.notification.data.link, self.location.origin);
  if (page.origin === self.location.origin) event.waitUntil(show(page));
});

/** Bring the page of a table to the front, or open it. */
async function show(page) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((found) => new URL(found.url).pathname === page.pathname);
  return there ? there.focus() : self.clients.openWindow(page.href);
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain());
});

/** The browser has a new address at its push service: tell the server. */
async function subscribeAgain() {
  const { key } = await (await fetch('/api/push')).json();
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const { endpoint, keys } = (await self.registration.pushManager.subscribe(options)).toJSON();
  await fetch('/api/push', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}
