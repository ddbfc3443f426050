import { LINE, place } from "./shared";

// @ts-ignore: decorator
@inline function keep(out: usize, value: f64, none: f64, sign: f64): void {
  store<f64>(out, value == none || value != value ? Infinity : sign * value); // a missing value comes last, up or down
}

/** What each listed row is sorted by. type: 1 u16, 2 i16, 3 i32, 4 f64, 5 u8 in the rows' lines, 6 u32 in the rows' lines. */
export function sortKeys(places: usize, count: i32, column: usize, type: i32, none: f64, sign: f64, out: usize): void {
  const end = places + (<usize>count << 1);
  if (type == 1)
    for (; places < end; places += 2, out += 8) keep(out, <f64>load<u16>(column + (place(places) << 1)), none, sign);
  else if (type == 2)
    for (; places < end; places += 2, out += 8) keep(out, <f64>load<i16>(column + (place(places) << 1)), none, sign);
  else if (type == 3)
    for (; places < end; places += 2, out += 8) keep(out, <f64>load<i32>(column + (place(places) << 2)), none, sign);
  else if (type == 4)
    for (; places < end; places += 2, out += 8) keep(out, load<f64>(column + (place(places) << 3)), none, sign);
  else if (type == 5)
    for (; places < end; places += 2, out += 8) keep(out, <f64>load<u8>(column + place(places) * LINE), none, sign);
  else for (; places < end; places += 2, out += 8) keep(out, <f64>load<u32>(column + place(places) * LINE), none, sign);
}

/** The ids of the listed rows; 1 << shift bytes lie from one to the next. */
export function rowIds(places: usize, count: i32, column: usize, shift: i32, out: usize): void {
  for (const end = places + (<usize>count << 1); places < end; places += 2, out += 4)
    store<u32>(out, load<u32>(column + (place(places) << shift)));
}
