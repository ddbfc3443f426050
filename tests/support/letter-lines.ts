import type { ToldLine } from "#server/db/queries/told-lines.ts";
import type { Said, Told } from "#server/mail/notices/told-stones.ts";

const holder = { id: 3, email: "buyer@harbour.test", first_name: "Mara", last_name: "Lind", is_active: true };

const fancy = {
  diamond_type: "fancy",
  color: null,
  intensity: "FCI",
  overtone: "ORANGY",
  fancy_color: "YELLOW",
} as const;

const line = (id: number, stone: Partial<ToldLine> = {}): ToldLine => ({
  id,
  list: "hold",
  stock_no: `AA10016${id}`,
  stone_origin: 2,
  shape: "ROUND",
  carat: "1.52",
  diamond_type: "white",
  color: "E",
  intensity: null,
  overtone: null,
  fancy_color: null,
  clarity: "VS1",
  cut: "EX",
  polish: "EX",
  symmetry: "VG",
  fluorescence: "NON",
  fluorescence_color: null,
  shade: "NONE",
  milky: "M0",
  eye_clean: "Y",
  lab: "GIA",
  report_no: "2477180044",
  rap: "12000.00",
  markup_ppc: "8412.50",
  sell_amt: "12787.00",
  agreed_ppc: null,
  sold_ppc: null,
  text: null,
  reason: null,
  expires_at: new Date("2026-11-24T09:00:00Z"),
  memo_id: 12,
  memo_no: "M-2026-0012",
  due_date: "2026-12-01",
  ends_with_offer: false,
  hold_ended: false,
  holder,
  ...stone,
});

const paper = {
  id: 7,
  number: "INV-2026-0007",
  due_date: "2026-12-20",
  reason: "The customer sent it back",
  totals: { pieces: 3, carat: 14.31, amount: 114_953.15, tax: 24_140.16, payable: 139_093.31 },
};

const said: Said = {
  text: "It is clean to the eye.\nA film will follow.",
  heldUntil: new Date("2026-11-25T09:00:00Z"),
  paper,
};

/** Lines of one client: one that asks, one with a long grading, and one that was grown. */
export const someLines = [
  line(21, { text: "Is the table clean?", reason: "Sold in the shop" }),
  line(22, { ...fancy, shape: "CUSHION_MOD", carat: "12.08" }),
  line(23, { stone_origin: 1, shape: "PEAR", carat: "0.71", agreed_ppc: "777.50", sold_ppc: "765.00" }),
] as const satisfies readonly ToldLine[];

/** The facts that a letter of any kind about these lines is given. */
export const told: Told = {
  lines: [...someLines],
  timeZone: "Europe/Brussels",
  was: new Map(someLines.map(({ id }) => [id, 900_000 as never])),
  said: new Map(someLines.map(({ id }) => [id, said])),
};

/** As many lines as a letter shows, and more. */
export const manyLines: Told = {
  ...told,
  lines: [someLines[0], ...Array.from({ length: 79 }, (_, at) => line(100 + at))],
};

/** The same lines when their sale is reversed: their paper is a credit note. */
export const toldBack: Told = {
  ...told,
  said: new Map(
    someLines.map(({ id }) => [id, { ...said, paper: { ...paper, number: "CN-2026-0007", due_date: null } }]),
  ),
};
