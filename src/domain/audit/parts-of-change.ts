/** A field of a log entry, with its value before and after. */
export type Changed = { field: string; before?: unknown; after?: unknown };

type Group = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isAbsent = (value: unknown) => value === null || value === undefined;

/**
 * The parts of a change that differ. A setting is kept whole in one value, so each of its parts is a change of its own;
 * `value.mail.host` says where the log has it. Any other change is its only part.
 */
export function partsOf(workflow: string, change: Changed): Changed[] {
  return workflow === "setting" && change.field === "value" ? differing(change) : [change];
}

function differing({ field, before, after }: Changed): Changed[] {
  const isWhole = [before, after].every((value) => isGroup(value) || isAbsent(value));
  if (!isWhole || (isAbsent(before) && isAbsent(after))) {
    const isSame = JSON.stringify(before ?? null) === JSON.stringify(after ?? null);
    return isSame ? [] : [{ field, before: before ?? null, after: after ?? null }];
  }
  const [was, is] = [before, after].map((value) => (isGroup(value) ? value : {})) as [Group, Group];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].toSorted();
  return names.flatMap((name) => differing({ field: `${field}.${name}`, before: was[name], after: is[name] }));
}
