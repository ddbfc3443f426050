type Shown = { month: string; times: number };

const next = (month: string): string => {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
};

/** The last months up to the latest counted one. Months without a search are included, as a row of bars has no gaps. */
export function shownMonths(months: readonly Shown[], most = 12): Shown[] {
  const times = new Map(months.map((one) => [one.month, one.times]));
  const all = [...times.keys()].sort();
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined) return [];
  const row: Shown[] = [];
  for (let month = first; month <= last; month = next(month)) row.push({ month, times: times.get(month) ?? 0 });
  return row.slice(-most);
}
