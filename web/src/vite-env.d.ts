declare const __GALLERY__: boolean;
/** The name of the folder with Python in a site without a server, and the bytes in it. */
declare const __RUNTIME__: string;
declare const __RUNTIME_BYTES__: number;

/** The sentences, by language (`en`) and by title (`en/volldampf`): see vite.config.ts. */
declare module 'virtual:words' {
  const words: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default words;
}
