import type { Data } from "#api/operation-types.ts";
import { aStoneOnWire } from "./a-stone-on-wire.ts";

type Line = Data<"createHolds">["data"][number];

/** A line in the form of answers: a hold of Northlight's, made by Mara Lind herself, unless the test says otherwise. */
export function aStoneLine({
  stone,
  ...more
}: Omit<Partial<Line>, "stone"> & { stone?: Partial<Line["stone"]> } = {}): Line {
  const mara = { id: 6, first_name: "Mara", last_name: "Lind", role_id: 2 };
  return {
    id: 1,
    list: "hold",
    status: 1,
    state: "held",
    version: 1,
    created_at: "2026-11-20T09:00:00.000Z",
    updated_at: "2026-11-20T09:00:00.000Z",
    stone: aStoneOnWire(stone),
    user: mara,
    business: { id: 1, company_name: "Northlight Jewels", status: 11, is_active: true },
    made_by: mara,
    rap: 10_000,
    markup_disc: -50,
    markup_ppc: 5000,
    sell_amt: 5000,
    agreed_ppc: null,
    remark: null,
    text: null,
    reason: null,
    ...more,
  };
}
