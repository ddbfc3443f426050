import { LINE, LINE_BUCKET, LINE_CARAT, LINE_LIST, LINE_PER_CARAT, place } from "./shared";

/**
 * Few rows: one cache line each. Writes to `out` the listed rows that fail no filter and counts their values; of a row
 * that fails one, only the value it fails by. Filter f is on attribute `filtered[f]`, its passing codes lie at
 * pass + 256 f; the first `always` of them can never be left out. counters 0: nothing is counted.
 */
export function searchFewRows(
  places: usize,
  count: i32,
  lines: usize,
  always: i32,
  filters: i32,
  filtered: usize,
  pass: usize,
  counters: usize,
  firstValues: usize,
  attributes: i32,
  out: usize,
): i32 {
  let next = out,
    touched: u32 = 0;
  const end = places + (<usize>count << 1);
  while (places < end) {
    const pause = min(places + 64, end);
    for (let p = places; p < pause; p += 2) touched += load<u8>(lines + place(p) * LINE); // 32 cache misses overlap
    for (; places < pause; places += 2) {
      const line = lines + place(places) * LINE;
      let fails = 0,
        failed: usize = 0;
      for (let f = 0; f < filters; f++) {
        const attribute = <usize>load<u8>(filtered + f),
          code = <usize>load<u8>(line + attribute);
        if (load<u8>(pass + (<usize>f << 8) + code)) continue;
        fails += f < always ? 2 : 1;
        if (fails > 1) break;
        failed = <usize>load<u16>(firstValues + (attribute << 1)) + code;
      }
      if (fails > 1) continue;
      if (fails) {
        if (counters) {
          const counter = counters + (failed << 2);
          store<u32>(counter, load<u32>(counter) + 1);
        }
        continue;
      }
      store<u16>(next, load<u16>(places));
      next += 2;
      if (counters)
        for (let a: usize = 0; a < <usize>attributes; a++) {
          const counter = counters + ((<usize>load<u16>(firstValues + (a << 1)) + <usize>load<u8>(line + a)) << 2);
          store<u32>(counter, load<u32>(counter) + 1);
        }
    }
  }
  store<u32>(0, touched);
  return <i32>((next - out) >> 1);
}

/** What the prices of a few rows are made of, from their lines, as columns beside each other. */
export function gatherPrices(
  places: usize,
  count: i32,
  lines: usize,
  perCarat: usize,
  list: usize,
  carat: usize,
  bucket: usize,
): void {
  for (
    const end = places + (<usize>count << 1);
    places < end;
    places += 2, perCarat += 4, list += 4, carat += 2, bucket += 2
  ) {
    const line = lines + place(places) * LINE;
    store<u32>(perCarat, load<u32>(line, LINE_PER_CARAT));
    store<u32>(list, load<u32>(line, LINE_LIST));
    store<u16>(carat, load<u16>(line, LINE_CARAT));
    store<u16>(bucket, load<u16>(line, LINE_BUCKET));
  }
}
