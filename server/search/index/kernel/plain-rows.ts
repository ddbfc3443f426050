// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { LINE, LINE_BYTES } from "../line.ts";
import { type Kernel, type KeyType, keyType } from "./kernel.ts";

type Rows = Pick<Kernel, "searchFewRows" | "gatherPrices" | "sortKeys" | "rowIds">;

/** Rows one by one: filters and counts on their lines, and the sort keys of a page. */
export function plainRows(buffer: ArrayBufferLike): Rows {
  const u8 = new Uint8Array(buffer);
  const u16 = new Uint16Array(buffer);
  const i16 = new Int16Array(buffer);
  const u32 = new Uint32Array(buffer);
  const i32 = new Int32Array(buffer);
  const f64 = new Float64Array(buffer);
  const readers: Record<KeyType, (column: number, place: number) => number> = {
    [keyType.u16]: (column, place) => u16[(column >> 1) + place]!,
    [keyType.i16]: (column, place) => i16[(column >> 1) + place]!,
    [keyType.i32]: (column, place) => i32[(column >> 2) + place]!,
    [keyType.f64]: (column, place) => f64[(column >> 3) + place]!,
    [keyType.lineU8]: (column, place) => u8[column + place * LINE_BYTES]!,
    [keyType.lineU32]: (column, place) => u32[(column + place * LINE_BYTES) >> 2]!,
  };

  return {
    searchFewRows(places, count, lines, always, filters, filtered, pass, counters, firstValues, attributes, out) {
      const tally = (attribute: number, code: number) => {
        if (counters) u32[(counters >> 2) + u16[(firstValues >> 1) + attribute]! + code]!++;
      };
      let next = out >> 1;
      for (let i = 0; i < count; i++) {
        const place = u16[(places >> 1) + i]!;
        const line = lines + place * LINE_BYTES;
        let fails = 0;
        let failed = 0;
        for (let f = 0; f < filters && fails < 2; f++) {
          const attribute = u8[filtered + f]!;
          if (u8[pass + f * 256 + u8[line + attribute]!]) continue;
          fails += f < always ? 2 : 1;
          failed = attribute;
        }
        if (fails === 1) tally(failed, u8[line + failed]!);
        if (fails) continue;
        u16[next++] = place;
        for (let a = 0; a < attributes; a++) tally(a, u8[line + a]!);
      }
      return next - (out >> 1);
    },
    gatherPrices(places, count, lines, perCarat, list, carat, bucket) {
      for (let i = 0; i < count; i++) {
        const line = lines + u16[(places >> 1) + i]! * LINE_BYTES;
        u32[(perCarat >> 2) + i] = u32[(line + LINE.perCarat) >> 2]!;
        u32[(list >> 2) + i] = u32[(line + LINE.list) >> 2]!;
        u16[(carat >> 1) + i] = u16[(line + LINE.carat) >> 1]!;
        u16[(bucket >> 1) + i] = u16[(line + LINE.bucket) >> 1]!;
      }
    },
    sortKeys(places, count, column, type, none, sign, out) {
      const read = readers[type as KeyType];
      for (let i = 0; i < count; i++) {
        const value = read(column, u16[(places >> 1) + i]!);
        // A missing value comes last, up or down.
        f64[(out >> 3) + i] = value === none || Number.isNaN(value) ? Number.POSITIVE_INFINITY : sign * value;
      }
    },
    rowIds(places, count, column, shift, out) {
      for (let i = 0; i < count; i++) u32[(out >> 2) + i] = u32[(column + (u16[(places >> 1) + i]! << shift)) >> 2]!;
    },
  };
}
