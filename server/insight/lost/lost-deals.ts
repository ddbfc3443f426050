import type { Data, Query } from "#api/operation-types.ts";
import { lostShown, reasonsShown } from "#domain/limits.ts";
import { type LostStep, lostSteps, stepThatLoses } from "#domain/lost-deals.ts";
import { logSize } from "../../db/queries/audit-log.ts";
import {
  type LostReason,
  type LostSum,
  lostFigures,
  namesOfGroups,
  searchesByGroup,
} from "../../db/queries/lost-figures.ts";
import type { LostFilter } from "../../db/queries/lost-lines.ts";
import type { Reading } from "../../house/context.ts";
import { lostFilterOf } from "./lost-filter.ts";

type Lost = Data<"getLostDeals">;
type LostRow = Lost["rows"][number];
type Figures = {
  filter: LostFilter;
  sums: readonly LostSum[];
  reasons: readonly LostReason[];
  /** Null where searches are not told so. */
  searches: ReadonlyMap<string | null, number> | null;
  names: ReadonlyMap<string, string>;
};

/** Lost deals: the lines that began in a period by how they stand, the groups that lose most first. */
export async function lostDeals(ctx: Reading, query: Query<"getLostDeals">): Promise<Lost> {
  const filter = await lostFilterOf(ctx, query);
  const { by, from, to } = filter;
  const up_to = await logSize(ctx.db);
  const shown = { groups: lostShown, reasons: reasonsShown };
  const { sums, reasons, groups } = await lostFigures(ctx.db, filter, shown);
  const searched = await searchesByGroup(ctx.db, filter, lostShown);
  const values = valuesIn(sums, searched ?? []);
  const searches = searched && new Map(searched.map(({ value, searches: n }) => [value, n]));
  const figures = { filter, sums, reasons, searches, names: await namesOf(ctx, by, values) };
  const rows = values
    .map((value) => rowOf(figures, value))
    .sort((a, b) => lostOf(b) - lostOf(a) || beganOf(b) - beganOf(a));
  return { period: { from, to }, by, total: rowOf(figures, null), rows, groups, up_to };
}

/** The values of the groups, those with lines first. */
function valuesIn(...parts: readonly (readonly { value: string | null }[])[]): string[] {
  const values = new Set(parts.flat().flatMap(({ value }) => (value === null ? [] : [value])));
  return [...values].slice(0, lostShown);
}

async function namesOf(ctx: Reading, by: LostFilter["by"], values: readonly string[]): Promise<Map<string, string>> {
  if (by !== "client" && by !== "associate" && by !== "provider") return new Map();
  const named = await namesOfGroups(ctx.db, by, values);
  return new Map(
    named.map(({ value, name, company_name }) => [value, company_name === null ? name : `${name}, ${company_name}`]),
  );
}

function rowOf(figures: Figures, value: string | null): LostRow {
  const [hold, request, memo] = lostSteps.map((step) => stepOf(figures, value, step));
  const steps = { hold: hold ?? null, request: request ?? null, memo: memo ?? null };
  const lost = { hold: hold?.lost ?? 0, request: request?.lost ?? 0, memo: memo?.lost ?? 0 };
  const searches = figures.searches && (figures.searches.get(value) ?? 0);
  const name = (value !== null && figures.names.get(value)) || null;
  return { value, name, searches, ...steps, loses_at: stepThatLoses(lost) };
}

function stepOf({ filter, sums, reasons }: Figures, value: string | null, step: LostStep): LostRow["hold"] {
  if (!filter.reaches[step]) return null;
  const none = { began: 0, open: 0, on: 0, sold: 0, client: 0, house: 0, time: 0 };
  const { began, open, on, sold, client, house, time } =
    sums.find((sum) => sum.value === value && sum.step === step) ?? none;
  return {
    began,
    open,
    on,
    client,
    house,
    time,
    sold: filter.reaches.memo ? sold : null,
    lost: client + house + time,
    reasons: reasons
      .filter((one) => one.value === value && one.step === step)
      .map(({ reason, lines }) => ({ reason, lines })),
  };
}

const sumOf = ({ hold, request, memo }: LostRow, of: "lost" | "began") =>
  [hold, request, memo].reduce((sum, step) => sum + (step?.[of] ?? 0), 0);
const lostOf = (row: LostRow) => sumOf(row, "lost");
const beganOf = (row: LostRow) => sumOf(row, "began");
