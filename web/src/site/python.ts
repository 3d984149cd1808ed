/** What we use of Pyodide. */
interface Pyodide {
  unpackArchive(archive: ArrayBuffer, format: 'zip', options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(module: string): unknown;
}
type Load = (options: { indexURL: string }) => Promise<Pyodide>;

/** The folder of Python and our package: its name changes with what is in it. */
const HOME = new URL(`../runtime/${__RUNTIME__}/`, self.location.href).href;
const PACKAGE = '/stellwerk';

/** Count the bytes that arrive: a browser says nothing about a script or a module on its way. */
function count(report: (share: number) => void): void {
  const plain = self.fetch.bind(self);
  let bytes = 0;
  self.fetch = async (input, init) => {
    const answer = await plain(input, init);
    if (!answer.ok || !answer.body || !answer.url.startsWith(HOME)) return answer;
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, controller) {
          bytes += piece.byteLength;
          report(Math.min(1, bytes / __RUNTIME_BYTES__));
          controller.enqueue(piece);
        },
      }),
    );
    const headers = new Headers(answer.headers);
    // Not every host knows the type, and without it the module is compiled only once it is all here.
    if (answer.url.endsWith('.wasm')) headers.set('Content-Type', 'application/wasm');
    return new Response(counted, { status: answer.status, headers });
  };
}

/** A module of our package in Python, and how much of it all has arrived meanwhile. */
export async function python<T>(module: string, report: (share: number) => void = () => undefined): Promise<T> {
  count(report);
  const [{ loadPyodide }, archive] = await Promise.all([
    import(/* @vite-ignore */ `${HOME}pyodide.mjs`) as Promise<{ loadPyodide: Load }>,
    fetch(`${HOME}stellwerk.zip`).then((answer) => answer.arrayBuffer()),
  ]);
  const runtime = await loadPyodide({ indexURL: HOME });
  runtime.unpackArchive(archive, 'zip', { extractDir: PACKAGE });
  runtime.runPython(`
import sys
sys.path.insert(0, "${PACKAGE}")
from stellwerk.site.plain import provide
provide()
`);
  return runtime.pyimport(module) as T;
}
