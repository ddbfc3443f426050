// The parts of WebAssembly that the index uses. Node has them, but its types lack them, and the browser's types are not
// for the server.
export {};

declare global {
  namespace WebAssembly {
    class Module {
      constructor(bytes: Uint8Array);
    }
    class Memory {
      constructor(limits: { initial: number; maximum: number });
      readonly buffer: ArrayBuffer;
      grow(pages: number): number;
    }
    class Instance {
      constructor(module: Module, imports: Record<string, Record<string, unknown>>);
      readonly exports: Record<string, unknown>;
    }
    function validate(bytes: Uint8Array): boolean;
  }
}
