/** Tells of a turn when no page is open. It keeps no files: the pages come from the server. */

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
