/** node node_game.mjs PYODIDE ARCHIVE GAMES TITLE: the game of site_games.py, by Python in WebAssembly. */
import { readFileSync } from 'node:fs';

const [pyodide, archive, games, title] = process.argv.slice(2);
const { loadPyodide } = await import(pyodide);
const runtime = await loadPyodide();
runtime.unpackArchive(new Uint8Array(readFileSync(archive)), 'zip', { extractDir: '/stellwerk' });
runtime.FS.writeFile('/stellwerk/site_games.py', readFileSync(games));
const lines = await runtime.runPythonAsync(`
import sys
sys.path.insert(0, "/stellwerk")
from stellwerk.site.plain import provide
provide()
from site_games import play
"\\n".join(await play("${title}", "driver", 1))
`);
process.stdout.write(`${lines}\n`);
