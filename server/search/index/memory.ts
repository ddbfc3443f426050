import type { Kernel } from "./kernel/kernel.ts";
import { plainKernel } from "./kernel/plain-kernel.ts";
import { hasSimd, simdKernel } from "./kernel/simd-kernel.ts";
import type { NumberType } from "./number-types.ts";
import { refusal } from "./refusals.ts";

export type KernelKind = "simd" | "plain";

const PAGE = 65_536;
/** The most bytes: beyond them, addresses shifted by the views below would turn negative. */
export const MEMORY_LIMIT = 2 ** 31;

/** The size and kind of a new memory, or the memory of another thread. */
type MemoryWanted =
  | { readonly bytes: number; readonly kind: KernelKind | undefined; readonly most: number | undefined }
  | { readonly memory: WebAssembly.Memory; readonly kind: KernelKind };

/** One WebAssembly memory that threads may share, seen in five widths, and the kernel that works on it. */
export class IndexMemory {
  u8!: Uint8Array;
  u16!: Uint16Array;
  i16!: Int16Array;
  u32!: Uint32Array;
  i32!: Int32Array;
  f64!: Float64Array;
  kernel!: Kernel;
  readonly kind: KernelKind;
  readonly shared: WebAssembly.Memory;
  readonly #most: number;
  readonly #factors: number;

  /** The kernel reads the viewer's factors at the address `factors`. */
  constructor(wanted: MemoryWanted, factors: number) {
    this.kind = wanted.kind ?? (hasSimd() ? "simd" : "plain");
    this.#factors = factors;
    if ("memory" in wanted) {
      this.#most = MEMORY_LIMIT;
      this.shared = wanted.memory;
    } else {
      this.#most = Math.min(wanted.most ?? MEMORY_LIMIT, MEMORY_LIMIT);
      this.#mustFit(wanted.bytes);
      const [initial, maximum] = [Math.ceil(wanted.bytes / PAGE), MEMORY_LIMIT / PAGE];
      this.shared = new WebAssembly.Memory({ initial, maximum, shared: true });
    }
    if (this.kind === "simd") this.kernel = simdKernel(this.shared, factors);
    this.look();
  }

  get bytes(): number {
    return this.shared.buffer.byteLength;
  }

  /** The view of the memory for a column of this type. */
  viewOf(type: NumberType): Uint16Array | Int16Array | Int32Array {
    return type === "u16" ? this.u16 : type === "i16" ? this.i16 : this.i32; // prices end at 2^31
  }

  /** Makes room for some bytes, and a little more if it may. Refuses more than the limit. */
  reach(bytes: number, spare: number): void {
    if (bytes <= this.bytes) return;
    this.#mustFit(bytes);
    const wanted = Math.min(bytes + spare, this.#most);
    this.shared.grow(Math.ceil((Math.max(bytes, wanted) - this.bytes) / PAGE));
    this.look();
  }

  #mustFit(bytes: number) {
    if (bytes > this.#most) throw refusal("memoryFull", bytes, this.#most);
  }

  /** Makes the views anew if the memory has grown, here or in another thread: earlier views end where it ended. */
  look(): void {
    const { buffer } = this.shared;
    if (this.u8?.length === buffer.byteLength) return;
    this.u8 = new Uint8Array(buffer);
    this.u16 = new Uint16Array(buffer);
    this.i16 = new Int16Array(buffer);
    this.u32 = new Uint32Array(buffer);
    this.i32 = new Int32Array(buffer);
    this.f64 = new Float64Array(buffer);
    if (this.kind === "plain") this.kernel = plainKernel(buffer, this.#factors);
  }
}
