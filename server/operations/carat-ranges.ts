import type { Data } from "#api/operation-types.ts";
import { messages } from "#domain/messages.ts";
import { hundredths } from "#domain/money.ts";
import { caratRange as caratRangeWorkflow } from "#machines/active-toggle.ts";
import { insert, one, page, patch, remove } from "../db/crud.ts";
import {
  caratRangeIdsLocked,
  caratRanges as caratRangesOf,
  subRangesOf,
  writeRangeOrder,
} from "../db/queries/carat-ranges.ts";
import { orTaken } from "../db/unique.ts";
import { may } from "../ground/actor.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { insistOnSeen, insistOnSeenOrder, insistOnSeenToDelete } from "../wire/meanwhile.ts";
import { switchActive } from "../workflows/switch-active.ts";

type CaratRange = Data<"createCaratRange">;
type SubRange = CaratRange["sub_ranges"][number];
type Bounds = { from_carat: string; to_carat: string };
type SubRow = Bounds & { id: number; carat_range_id: number; version: number };
type Row = Bounds & { id: number; sequence: number; is_active: boolean; version: number };

const taken = () => new Problem("rangeTaken", { errors: [{ path: "/data/from_carat", message: messages.rangeTaken }] });
const orRangeTaken = <T>(write: Promise<T>) =>
  orTaken(write, { carat_range_no_overlap: taken, sub_carat_range_no_overlap: taken });

const presentSub = ({ from_carat, to_carat, ...row }: SubRow): SubRange => ({
  ...row,
  from_carat: Number(from_carat),
  to_carat: Number(to_carat),
});
const present = ({ from_carat, to_carat, ...row }: Row, subs: readonly SubRow[]): CaratRange => ({
  ...row,
  from_carat: Number(from_carat),
  to_carat: Number(to_carat),
  sub_ranges: subs.filter(({ carat_range_id }) => carat_range_id === row.id).map(presentSub),
});

async function shown(ctx: Reading, id: number): Promise<CaratRange> {
  const row = await one(ctx, "carat_range", id);
  return present(row, await subRangesOf(ctx.db, [id]));
}

export const caratRanges = {
  listCaratRanges: async ({ query }, ctx) => {
    const onlyOffered = !may(ctx.actor, "inventory/carat-ranges:read");
    const { data, pagination } = await page(caratRangesOf(ctx.db, onlyOffered), query);
    const subs = await subRangesOf(
      ctx.db,
      data.map(({ id }) => id),
    );
    return { data: data.map((row) => present(row, subs)), pagination };
  },
  createCaratRange: async ({ body }, ctx) => {
    insistOnOrder(body);
    const ids = await caratRangeIdsLocked(ctx.db); // changes of the sorting take turns
    const { id } = await orRangeTaken(insert(ctx, "carat_range", { ...body, sequence: ids.length + 1 }));
    return shown(ctx, id);
  },
  updateCaratRange: async ({ path, body }, ctx) => {
    const row = await one(ctx, "carat_range", path.id, "lock");
    await insistOnSeen(ctx, "carat_range", row, body.version, () => shown(ctx, path.id));
    const wanted = { from_carat: body.from_carat ?? row.from_carat, to_carat: body.to_carat ?? row.to_carat };
    insistOnOrder(wanted);
    for (const sub of await subRangesOf(ctx.db, [path.id])) insistInside(sub, wanted);
    await orRangeTaken(patch(ctx, "carat_range", path.id, body));
    return shown(ctx, path.id);
  },
  deleteCaratRange: async ({ path, query }, ctx) => {
    const ids = await caratRangeIdsLocked(ctx.db);
    await insistOnSeenToDelete(ctx, "carat_range", await one(ctx, "carat_range", path.id, "lock"), query.version);
    await remove(ctx, "carat_range", path.id);
    await writeRangeOrder(
      ctx.db,
      ids.filter((id) => id !== path.id),
      ctx.now,
    );
    return null;
  },
  setCaratRangeStatus: async ({ path, body }, ctx) => {
    await orRangeTaken(switchActive(ctx, caratRangeWorkflow, "carat_range", path.id, body.is_active));
    return shown(ctx, path.id);
  },
  moveCaratRange: async ({ path, body }, ctx) => {
    const ids = await caratRangeIdsLocked(ctx.db);
    const { sequence } = await one(ctx, "carat_range", path.id);
    const { seen = ids } = body;
    await insistOnSeenOrder(ctx, { id: path.id, seen, present: ids }, [
      { kept: "carat_range", ids: [...new Set([...ids, ...seen])], besides: ["carat_range.update"] },
    ]);
    const others = ids.filter((id) => id !== path.id);
    await writeRangeOrder(ctx.db, others.toSpliced(body.sequence - 1, 0, path.id), ctx.now);
    const moved = await shown(ctx, path.id);
    ctx.audit.push({
      workflow: "carat_range",
      item: path.id,
      transition: "carat_range.move",
      before: { sequence },
      after: { sequence: moved.sequence },
    });
    return moved;
  },

  createSubCaratRange: async ({ body }, ctx) => {
    insistOnOrder(body);
    insistInside(body, await one(ctx, "carat_range", body.carat_range_id, "lock"));
    return presentSub(await orRangeTaken(insert(ctx, "sub_carat_range", body)));
  },
  updateSubCaratRange: async ({ path, body }, ctx) => {
    const { carat_range_id } = await one(ctx, "sub_carat_range", path.id);
    const whole = await one(ctx, "carat_range", carat_range_id, "lock");
    const row = await one(ctx, "sub_carat_range", path.id, "lock");
    await insistOnSeen(ctx, "sub_carat_range", row, body.version, async () => presentSub(row));
    const wanted = { from_carat: body.from_carat ?? row.from_carat, to_carat: body.to_carat ?? row.to_carat };
    insistOnOrder(wanted);
    insistInside(wanted, whole);
    return presentSub(await orRangeTaken(patch(ctx, "sub_carat_range", path.id, body)));
  },
  deleteSubCaratRange: async ({ path, query }, ctx) => {
    const row = await one(ctx, "sub_carat_range", path.id, "lock");
    await insistOnSeenToDelete(ctx, "sub_carat_range", row, query.version);
    await remove(ctx, "sub_carat_range", path.id);
    return null;
  },
} satisfies Partial<Handlers>;

type AnyBounds = { from_carat: string | number; to_carat: string | number };

function insistOnOrder({ from_carat, to_carat }: AnyBounds): void {
  if (hundredths(from_carat) <= hundredths(to_carat)) return;
  throw new Problem("rangeUpsideDown", { errors: [{ path: "/data/to_carat", message: messages.rangeUpsideDown }] });
}

function insistInside(part: AnyBounds, whole: AnyBounds): void {
  const isInside =
    hundredths(part.from_carat) >= hundredths(whole.from_carat) &&
    hundredths(part.to_carat) <= hundredths(whole.to_carat);
  if (!isInside) throw new Problem("subRangeOutside");
}
