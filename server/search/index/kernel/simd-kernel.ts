import { kernelModule } from "./kernel.gen.ts";
import type { Kernel } from "./kernel.ts";

let compiled: WebAssembly.Module | undefined;

/** Whether this machine has the vector instructions that the kernel is written in. */
export function hasSimd(): boolean {
  return WebAssembly.validate(Buffer.from(kernelModule, "base64"));
}

/** The kernel with vectors, on this memory; it stays good when the memory grows. */
export function simdKernel(memory: WebAssembly.Memory): Kernel {
  compiled ??= new WebAssembly.Module(Buffer.from(kernelModule, "base64"));
  return new WebAssembly.Instance(compiled, { env: { memory } }).exports as unknown as Kernel;
}
