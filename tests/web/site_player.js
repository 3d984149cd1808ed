/**
 * Plays whole games with the workers of the site, as another page of the same browser would:
 * `playSite(title, level, seed, moves)` plays up to so many moves of the person, all without it.
 */
globalThis.playSite = async (title, level, seed, most = Infinity, table = null) => {
  // The page loads that of the bots once its tables are ready: it may still be on its way.
  const script = (name) => new Promise((found) => {
    new PerformanceObserver((list) => {
      const file = list.getEntries().find((entry) => entry.name.includes(`/assets/${name}.worker-`));
      if (file) found(file.name);
    }).observe({ type: 'resource', buffered: true });
  });
  const scripts = await Promise.all([script('tables'), script('bots')]);
  const [tables, bots] = scripts.map((file) => new Worker(file, { type: 'module' }));
  const broken = new Promise((_done, failed) => {
    bots.onmessage = bots.onerror = () => failed(new Error('The worker of the bots is broken.'));
    tables.onerror = () => failed(new Error('The worker of the tables is broken.'));
  });
  const [toTables, toBots] = [new MessageChannel(), new MessageChannel()];
  const waiting = new Map();
  const seconds = [];
  let count = 0;
  let changed = () => undefined;
  const ready = new Promise((done, failed) => {
    tables.onmessage = ({ data }) => {
      if (data.kind === 'ready') done();
      if (data.kind === 'broken') failed(new Error(data.reason));
      if (data.kind === 'answer') waiting.get(data.id)(data);
      if (data.kind === 'message') changed();
    };
  });
  await Promise.race([ready, broken]);
  bots.postMessage(toBots.port2, [toBots.port2]);
  tables.postMessage({ kind: 'bots', port: toTables.port2 }, [toTables.port2]);
  let asked = 0;
  toTables.port1.onmessage = ({ data }) => {
    asked = performance.now();
    toBots.port1.postMessage(data);
  };
  toBots.port1.onmessage = ({ data }) => {
    seconds.push((performance.now() - asked) / 1000);
    toTables.port1.postMessage(data);
  };
  const ask = async (method, path, body) => {
    const id = ++count;
    tables.postMessage({ kind: 'request', id, method, path: `/api/tables${path}`, body: JSON.stringify(body ?? null) });
    const answer = await new Promise((done) => waiting.set(id, done));
    if (answer.status !== 200) throw new Error(answer.text);
    return path.endsWith('/record') ? answer.text : JSON.parse(answer.text);
  };
  let luck = seed;
  const random = (below) => {
    luck = (luck * 16807) % 2147483647;
    return luck % below;
  };
  if (!table) {
    table = (await ask('POST', '', { title, seats: [{ name: 'Ada' }, { bot: level }, { bot: level }] })).id;
    await ask('POST', `/${table}/commands`, { do: 'start' });
  }
  let news = new Promise((done) => (changed = done));
  tables.postMessage({ kind: 'open', channel: 1, path: `/api/tables/${table}/live?seat=0` });
  let made = 0;
  while (made < most) {
    const view = await ask('GET', `/${table}`);
    if (view.state === 'over') break;
    if (view.moves.length) {
      const { move } = view.moves[random(view.moves.length)];
      await ask('POST', `/${table}/commands`, { do: 'move', seat: 0, step: view.step, move, confirm: true });
      made += 1;
    } else {
      await Promise.race([news, broken]);
      news = new Promise((done) => (changed = done));
    }
  }
  const over = (await ask('GET', `/${table}`)).state === 'over';
  const record = over ? await ask('GET', `/${table}/record`) : '';
  tables.terminate();
  bots.terminate();
  return { table, over, record, seconds };
};
