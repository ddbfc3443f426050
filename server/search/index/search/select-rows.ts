// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction

/**
 * A quicksort of `rows` as far as the places from..to need it. These places are sorted; lesser rows lie before them,
 * and the rest behind.
 */
export function selectRows(
  rows: Uint32Array,
  compare: (a: number, b: number) => number,
  from: number,
  to: number,
  left = 0,
  right = rows.length - 1,
): void {
  let l = left;
  let r = right;
  while (r > l) {
    const pivot = middleOf(rows[l]!, rows[(l + r) >> 1]!, rows[r]!, compare);
    let i = l;
    let j = r;
    while (i <= j) {
      while (compare(rows[i]!, pivot) < 0) i++;
      while (compare(rows[j]!, pivot) > 0) j--;
      if (i > j) break;
      const row = rows[i]!;
      rows[i++] = rows[j]!;
      rows[j--] = row;
    }
    if (i > to) r = j;
    else {
      if (j >= from) selectRows(rows, compare, from, to, l, j);
      l = i;
    }
    if (l > to || r < from) return;
  }
}

function middleOf(a: number, b: number, c: number, compare: (a: number, b: number) => number): number {
  if (compare(a, b) > 0) return compare(b, c) > 0 ? b : compare(a, c) > 0 ? c : a;
  return compare(a, c) > 0 ? a : compare(b, c) > 0 ? c : b;
}
