// The parts of WebAssembly that the index uses. Node has them, but its types lack them, and the browser's types are not
// for the server.
export {};

declare global {
  namespace WebAssembly {
    class Module {
      constructor(bytes: Uint8Array);
    }
    class Memory {
      constructor(limits: { initial: number; maximum: number; shared: true });
      readonly buffer: SharedArrayBuffer;
      grow(pages: number): number;
    }
    class Global {
      value: number;
    }
    class Instance {
      constructor(module: Module, imports: Record<string, Record<string, unknown>>);
      readonly exports: Record<string, unknown>;
    }
    function validate(bytes: Uint8Array): boolean;
  }
}
