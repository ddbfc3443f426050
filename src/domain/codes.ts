/** The six colours that mean status; everything else on a screen is ink or slate (spec §4). */
export const hues = ["green", "red", "blue", "orange", "teal", "gray"] as const;
export type Hue = (typeof hues)[number];

/** The mark in a badge, so that status never rests on colour alone: ● free ◐ claimed ○ waiting ■ final – off. */
export type Kind = "free" | "claimed" | "waiting" | "final" | "off";

export interface Status {
  readonly label: string;
  readonly hue: Hue;
  readonly kind: Kind;
}

/** The numbers of spec §4 by name: `line.status === codes.memo.sold`. */
export const codes = {
  stone: { available: 1, notAvailable: 2, confirm: 3, hold: 4, memo: 5, sold: 8 },
  business: { notRegistered: 9, kycPending: 10, registered: 11 },
  approval: { pending: 1, approved: 2, rejected: 3, cancelled: 4 },
  enquiry: { open: 1, closed: 2 },
  hold: { held: 1, released: 2 },
  memo: { issued: 1, received: 2, sold: 3 },
  task: { pending: 1, done: 2 },
  load: {
    received: 1,
    reading: 2,
    waiting: 3,
    committing: 4,
    committed: 5,
    rollingBack: 6,
    rolledBack: 7,
    refused: 8,
    cancelled: 9,
    failed: 10,
  },
  feed: { off: 1, resting: 2, running: 3, waiting: 4, asking: 5, paused: 6 },
  mailing: { draft: 1, scheduled: 2, sending: 3, sent: 4, stopped: 5, failed: 6 },
  /** Cart, watch list and notes; the cart's own codes of spec §4 are add 1 and remove 2. */
  listed: { in: 1, out: 2 },
  /** `is_active` is a boolean on the wire; `Number(row.is_active)` is its code here. */
  active: { inactive: 0, active: 1 },
} as const;

/** Spec §4: the changes of a cart, as its answers and its log say them; never a stone's status. */
export const cartCodes = { added: 6, removed: 7 } as const;

/**
 * Labels and colours of spec §4, by code. The seed labels the stone and business codes; the words of the other lists
 * are ours, and so is code 2, which the seed names but does not label.
 */
export const statuses = {
  stone: {
    1: { label: "Available", hue: "green", kind: "free" },
    2: { label: "Not Available", hue: "gray", kind: "off" },
    3: { label: "Confirm Stones", hue: "teal", kind: "claimed" },
    4: { label: "Hold", hue: "red", kind: "claimed" },
    5: { label: "Business Process", hue: "blue", kind: "claimed" },
    8: { label: "Sold Out", hue: "orange", kind: "final" },
  },
  business: {
    9: { label: "Business Process Not Registered", hue: "red", kind: "off" },
    10: { label: "KYC Pending", hue: "orange", kind: "waiting" },
    11: { label: "Business Process Registered", hue: "green", kind: "free" },
  },
  approval: {
    1: { label: "Pending", hue: "orange", kind: "waiting" },
    2: { label: "Approved", hue: "green", kind: "free" },
    3: { label: "Rejected", hue: "red", kind: "final" },
    4: { label: "Cancelled", hue: "gray", kind: "final" },
  },
  enquiry: {
    1: { label: "Open", hue: "blue", kind: "waiting" },
    2: { label: "Closed", hue: "gray", kind: "final" },
  },
  hold: {
    1: { label: "Hold", hue: "red", kind: "claimed" },
    2: { label: "Released", hue: "gray", kind: "final" },
  },
  memo: {
    1: { label: "Issued", hue: "blue", kind: "claimed" },
    2: { label: "Received", hue: "green", kind: "final" },
    3: { label: "Sold", hue: "orange", kind: "final" },
  },
  task: {
    1: { label: "Pending", hue: "orange", kind: "waiting" },
    2: { label: "Done", hue: "green", kind: "final" },
  },
  load: {
    1: { label: "Received", hue: "orange", kind: "waiting" },
    2: { label: "Being read", hue: "orange", kind: "waiting" },
    3: { label: "Waiting for a decision", hue: "blue", kind: "waiting" },
    4: { label: "Being committed", hue: "teal", kind: "claimed" },
    5: { label: "Committed", hue: "green", kind: "final" },
    6: { label: "Being rolled back", hue: "teal", kind: "claimed" },
    7: { label: "Rolled back", hue: "gray", kind: "off" },
    8: { label: "Refused", hue: "red", kind: "off" },
    9: { label: "Cancelled", hue: "gray", kind: "off" },
    10: { label: "Failed", hue: "red", kind: "off" },
  },
  feed: {
    1: { label: "Off", hue: "gray", kind: "off" },
    2: { label: "On", hue: "green", kind: "free" },
    3: { label: "Running", hue: "teal", kind: "claimed" },
    4: { label: "Tries again", hue: "orange", kind: "waiting" },
    5: { label: "Asks", hue: "blue", kind: "waiting" },
    6: { label: "Paused", hue: "red", kind: "off" },
  },
  mailing: {
    1: { label: "Draft", hue: "gray", kind: "off" },
    2: { label: "Scheduled", hue: "blue", kind: "waiting" },
    3: { label: "Being sent", hue: "teal", kind: "claimed" },
    4: { label: "Sent", hue: "green", kind: "free" },
    5: { label: "Stopped", hue: "orange", kind: "waiting" },
    6: { label: "Failed", hue: "red", kind: "off" },
  },
  listed: {
    1: { label: "In the list", hue: "green", kind: "free" },
    2: { label: "Removed", hue: "gray", kind: "off" },
  },
  active: {
    0: { label: "Inactive", hue: "gray", kind: "off" },
    1: { label: "Active", hue: "green", kind: "free" },
  },
} as const satisfies Record<keyof typeof codes, Record<number, Status>>;

export type StatusList = keyof typeof statuses;

/** Label, colour and mark of one code. An unknown code shows its number in gray rather than nothing. */
export function statusOf(list: StatusList, code: number): Status {
  const known: Record<number, Status> = statuses[list];
  return known[code] ?? { label: `Code ${code}`, hue: "gray", kind: "off" };
}

/** Spec §4: the acts on a business's registration. */
export const registration = { register: 1, unregister: 2 } as const;
