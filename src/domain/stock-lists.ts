import { type StoneColumn, stoneColumns } from "./search/stone-columns.ts";
import type { DiamondType } from "./stone.ts";

/** The lists of stock that the house publishes (spec §7, stock-list). */
export const stockListFormats = ["csv", "xlsx", "json"] as const;
export type StockListFormat = (typeof stockListFormats)[number];

/**
 * The places of the file: it is fetched by anybody with its link, by its client's API key, or in its client's FTP
 * folder. Or the house leaves it on somebody else's server.
 */
export const stockListPlaces = ["link", "api", "ftp", "remote"] as const;
export type StockListPlace = (typeof stockListPlaces)[number];

/** After so many runs in a row that a server did not take, the schedule of its list pauses. */
export const sendFailuresToPause = 3;

/** One column of the file: the id of a stone's column, under a head of the list's own. */
export type StockListColumn = { field: string; head: string };

/** The reasons for not publishing a list now. */
export const stockListStops = ["off", "clientOff", "clientRights", "clientKind"] as const;
export type StockListStop = (typeof stockListStops)[number];

/** The fields that a list of a type may hold: what buyers may see of such a stone, and never cost (spec §7). */
export const stockFieldsOf = (type: DiamondType): readonly StoneColumn[] =>
  stoneColumns.filter(({ needsCost, of }) => !needsCost && (!of || of === type));

/** Lab grown stones must be told apart wherever a list goes: the column of origin cannot be left out. */
export function withOrigin(layout: readonly StockListColumn[]): StockListColumn[] {
  return layout.some(({ field }) => field === "stone_origin")
    ? [...layout]
    : [...layout, { field: "stone_origin", head: freeHead(layout) }];
}

/** The head of the origin, or a longer one where another column has that already. */
function freeHead(layout: readonly StockListColumn[]): string {
  const taken = new Set(layout.map(({ head }) => plain(head)));
  return ["Origin", "Stone origin", "Natural or lab grown"].find((head) => !taken.has(plain(head))) ?? "stone_origin";
}

/** A fault of a layout, at the place of its column. */
export type LayoutFault = { at: number; part: "field" | "head"; fault: "fieldUnknown" | "fieldTwice" | "headTwice" };

/** The faults of a layout: a program finds a column by its head, so no head and no field stands there twice. */
export function layoutFaults(layout: readonly StockListColumn[], type: DiamondType): LayoutFault[] {
  const known = new Set<string>(stockFieldsOf(type).map(({ id }) => id));
  const fields = new Set<string>();
  const heads = new Set<string>();
  return layout.flatMap(({ field, head }, at): LayoutFault[] => {
    const faults: LayoutFault[] = [];
    if (!known.has(field)) faults.push({ at, part: "field", fault: "fieldUnknown" });
    else if (fields.has(field)) faults.push({ at, part: "field", fault: "fieldTwice" });
    if (heads.has(plain(head))) faults.push({ at, part: "head", fault: "headTwice" });
    fields.add(field);
    heads.add(plain(head));
    return faults;
  });
}

const plain = (head: string) => head.trim().toLowerCase();

/** The name of a list as the name of a file: letters, figures and hyphens. */
export function fileNameOf(name: string): string {
  const words = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return words.slice(0, 60) || "stock";
}

/** The name of a list's file in an FTP folder: no two lists have the same. */
export const folderFileName = (list: { id: number; name: string; format: StockListFormat }): string =>
  `${fileNameOf(list.name)}-${list.id}.${list.format}`;
