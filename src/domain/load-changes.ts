/** The columns of a stone before or after a row of a load. */
type Image = Readonly<Record<string, string | number | boolean | null>>;

/** Fields that follow from others are not told: the price per carat says it all. */
const following: ReadonlySet<string> = new Set(["price_list_id"]);

const textOf = (value: Image[string] | undefined) => (value === null || value === undefined ? null : String(value));

/** The changes that a row of a load makes, field by field. */
export function changesIn(before: Image, after: Image): { field: string; old: string | null; new: string | null }[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => !following.has(field));
  return fields.map((field) => ({ field, old: textOf(before[field]), new: textOf(after[field]) }));
}
