import { kernelModule } from "./kernel.gen.ts";
import type { Kernel } from "./kernel.ts";

let compiled: WebAssembly.Module | undefined;

/** True if this machine has the kernel's vector instructions. */
export function hasSimd(): boolean {
  return WebAssembly.validate(Buffer.from(kernelModule, "base64"));
}

/** The kernel with vectors, on this memory. It stays valid when the memory grows. */
export function simdKernel(memory: WebAssembly.Memory): Kernel {
  compiled ??= new WebAssembly.Module(Buffer.from(kernelModule, "base64"));
  return new WebAssembly.Instance(compiled, { env: { memory } }).exports as unknown as Kernel;
}
