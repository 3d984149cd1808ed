/**
 * node compile.mjs SOURCE.zip TARGET.zip: Python source to bytecode, by the Python of Pyodide itself.
 *
 * A browser that has to compile a package of this size first lets its visitors wait for seconds.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { loadPyodide } from 'pyodide';

const [source, target] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.unpackArchive(new Uint8Array(readFileSync(source)), 'zip', { extractDir: '/source' });
try {
  pyodide.runPython(`
from pathlib import Path
from py_compile import PycInvalidationMode, compile
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

with ZipFile("/target.zip", "w", ZIP_DEFLATED) as target:
    for path in sorted(Path("/source").rglob("*")):
        if not path.is_file():
            continue
        name = path.relative_to("/source").as_posix()
        if path.suffix == ".py":
            mode = PycInvalidationMode.UNCHECKED_HASH
            path = Path(compile(path, "/made.pyc", name, doraise=True, invalidation_mode=mode))
            name += "c"
        target.writestr(ZipInfo(name, (2020, 1, 1, 0, 0, 0)), path.read_bytes(), ZIP_DEFLATED)
`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
writeFileSync(target, pyodide.FS.readFile('/target.zip'));
