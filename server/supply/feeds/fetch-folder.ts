import { feedBytesMost, feedLooksMost, patternTest } from "#domain/feeds.ts";
import type { LookedFile } from "../../db/feed-tables.ts";
import type { FeedRow } from "../../db/queries/feeds.ts";
import { RemoteFault } from "../../remote/remote-fault.ts";
import { mostEntries, type RemoteEntry, type RemoteFolder } from "../../remote/remote-folder.ts";
import type { Found, Take } from "./found-file.ts";

type Feed = Pick<FeedRow, "pattern" | "afterwards" | "move_to" | "seen">;
type Look = { feed: Feed; looked: LookedFile | null; looks: number; place: string };

/** The end of the name of a file that says what became of another. */
export const resultEnd = ".result.txt";
/** Names that are no stock: parts that are still written, marks that a file is whole, and what the house left. */
const beside = [".part", ".tmp", ".filepart", ".done", resultEnd];

/**
 * Takes the newest file of a pattern. It is taken once it looked alike twice, a minute apart, or where a `.done` beside it
 * says that it is whole: a file that is still written is left alone.
 */
export async function fetchFolder(folder: RemoteFolder, look: Look, take: Take): Promise<Found> {
  const { feed, looked, looks, place } = look;
  const entries = await listed(folder);
  const newest = newestOf(entries, feed.pattern ?? "*");
  if (!newest) return noneFound(feed);
  const now = asLooked(newest);
  // A server may tell no time: then only the content says whether a file of the same size is another.
  if (now.changed_at !== null && feed.seen?.file && isAlike(feed.seen.file, now)) {
    return { kind: "unchanged", sentence: `${now.name} has not changed since it was taken.`, isFresh: false };
  }
  const isWhole = entries.some(({ name }) => name === `${now.name}.done`);
  if (!isWhole && !(looked && isAlike(looked, now) && now.bytes > 0)) return lookAgain(now, looks);
  const bytes = await folder.fetch(now.name, place, { bytes: feedBytesMost });
  const after = newestOf(await listed(folder), feed.pattern ?? "*");
  const stoodStill = after !== undefined && isAlike(asLooked(after), now);
  if (stoodStill && bytes !== now.bytes) throw liesAbout(now, bytes);
  if (!stoodStill) return lookAgain(after ? asLooked(after) : now, looks);
  if (!(await take({ place, name: now.name, bytes, seen: { file: now } }))) return { kind: "taken", note: null };
  return { kind: "taken", note: await putAway(folder, feed, now.name, isWhole) };
}

/** The newest file is known only of a folder that is looked at whole. */
async function listed(folder: RemoteFolder): Promise<RemoteEntry[]> {
  const entries = await folder.list();
  if (entries.length <= mostEntries) return entries;
  const most = mostEntries.toLocaleString("en");
  throw new RemoteFault("broken", `The folder has more than ${most} files. Name one with fewer, or have it emptied.`);
}

const liesAbout = ({ name, bytes: said }: LookedFile, bytes: number) =>
  new RemoteFault("broken", `The list of the folder says that ${name} has ${said} bytes, and it came with ${bytes}.`);

const asLooked = ({ name, bytes, changed_at }: RemoteEntry): LookedFile => ({
  name,
  bytes,
  changed_at: changed_at?.toISOString() ?? null,
});
const isAlike = (one: LookedFile, other: LookedFile): boolean =>
  one.name === other.name && one.bytes === other.bytes && one.changed_at === other.changed_at;

/** The newest file of a pattern; of files without a time, the last by name. */
function newestOf(entries: readonly RemoteEntry[], pattern: string): RemoteEntry | undefined {
  const fits = patternTest(pattern);
  const timeOf = ({ changed_at }: RemoteEntry) => changed_at?.getTime() ?? 0;
  return entries
    .filter(({ name }) => fits(name) && !beside.some((end) => name.toLowerCase().endsWith(end)))
    .sort((a, b) => timeOf(b) - timeOf(a) || b.name.localeCompare(a.name, "en"))[0];
}

/** A folder that is emptied after each file may well be empty; any other has lost its file. */
function noneFound({ pattern, afterwards }: Feed): Found {
  const sentence = `The folder has no file of the pattern ${pattern}.`;
  if (afterwards === "leave") throw new RemoteFault("broken", sentence);
  return { kind: "unchanged", sentence, isFresh: false };
}

function lookAgain(looked: LookedFile, looks: number): Found {
  if (looks + 1 < feedLooksMost) return { kind: "again", looked };
  throw new RemoteFault("broken", `${looked.name} never stood still: it was looked at ${feedLooksMost} times.`);
}

/** Moves or deletes what was taken. A folder in which that is not allowed does not undo the taking. */
async function putAway(folder: RemoteFolder, feed: Feed, name: string, hasMark: boolean): Promise<string | null> {
  if (feed.afterwards === "leave") return null;
  const isMoved = feed.afterwards === "move";
  try {
    if (isMoved) await folder.move(name, feed.move_to ?? "");
    else await folder.remove(name);
    if (hasMark) await folder.remove(`${name}.done`);
    return null;
  } catch (error) {
    if (!(error instanceof RemoteFault)) throw error;
    return `The file was taken, but it could not be ${isMoved ? "moved" : "deleted"} afterwards. ${error.sentence}`;
  }
}
