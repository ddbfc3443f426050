import { kernelModule } from "./kernel.gen.ts";
import type { Kernel } from "./kernel.ts";

let compiled: WebAssembly.Module | undefined;

/** True if this machine has the kernel's vector instructions. */
export function hasSimd(): boolean {
  return WebAssembly.validate(Buffer.from(kernelModule, "base64"));
}

/** The kernel with vectors, on this memory, for a reader with its factors there. It stays valid when the memory grows. */
export function simdKernel(memory: WebAssembly.Memory, factors: number): Kernel {
  compiled ??= new WebAssembly.Module(Buffer.from(kernelModule, "base64"));
  const { exports } = new WebAssembly.Instance(compiled, { env: { memory } });
  (exports.factors as WebAssembly.Global).value = factors;
  return exports as unknown as Kernel;
}
