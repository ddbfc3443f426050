/** A fault that somebody could write: one place of the sources, as it is and as it would be. */
export interface Fault {
  name: string;
  file: string;
  /** The text that is there; its first place is taken. */
  from: string;
  to: string;
  /** True for a change of the contract, after which the types are generated anew. */
  isGenerated?: true;
}

const guards: [machine: string, file: string, from: string, to: string][] = [
  ["hold", "hold", "every(registered, available, room, rested)", "every(registered, available, rested)"],
  ["confirm", "confirm", "every(fourEyes, positivePrice,", "every(positivePrice,"],
  ["memo", "memo", "when: every(positivePrice, notBelowCost, nearQuoted)", "when: every(positivePrice, nearQuoted)"],
  ["enquiry", "enquiry", "every(registered, standsStill, obtainable)", "every(registered, obtainable)"],
  ["external", "external", "every(fourEyes, registered,", "every(registered,"],
  ["load", "load", "{ when: committable, call", "{ call"],
  ["feed", "feed", "{ when: triesLeft, ...alone }", "{ ...alone }"],
  ["mailing", "mailing", "{ when: hasSchedule, ...scheduling }", "{ ...scheduling }"],
  ["kycDocument", "kyc-document", "{ when: withRemark, call }", "{ call }"],
  ["business", "business", "{ when: noLiveClaims, call }", "{ call }"],
  ["stone", "stone", "{ when: sameHolder, ...ours }", "{ ...ours }"],
  ["confirm, of a held stone", "confirm", "every(registered, fairPrice, ownClaim(", "every(registered, ownClaim("],
];

const operations: [id: string, chapter: string][] = [
  ["createMaster", "masters"],
  ["updateAssociate", "business-associates"],
  ["deleteProvider", "supply"],
  ["listAuditLogs", "audit"],
  ["createCollection", "inventory-admin"],
  ["setTradeRules", "house"],
  ["setPaperSettings", "house"],
  ["listOutbox", "house"],
  ["createAdmin", "admin-users"],
  ["updateUserPermissions", "roles"],
  ["createExternalClient", "external-clients"],
  ["createBulkEmail", "bulk-email"],
];

const others: Fault[] = [
  {
    name: "sums: the list prices of the second half are left out",
    file: "src/domain/totals.ts",
    from: "rapCarat: one.listed.rapCarat + other.listed.rapCarat",
    to: "rapCarat: one.listed.rapCarat",
  },
  {
    name: "sums: a return counts as a sale",
    file: "server/insight/deals.ts",
    from: "row.kind === minus ? -value(row) : 0",
    to: "row.kind === minus ? value(row) : 0",
  },
  {
    name: "price: points are taken off the discount",
    file: "src/domain/price.ts",
    from: "Math.max(disc + markup.value, -WHOLE)",
    to: "Math.max(disc - markup.value, -WHOLE)",
  },
  {
    name: "price: the price per carat is rounded before it is marked up",
    file: "src/domain/price.ts",
    from: "const markup_ppc = mulDiv(price_per_ct, WHOLE + (markup?.value ?? 0), WHOLE);",
    to: "const markup_ppc = mulDiv(Math.round(price_per_ct / 100) * 100, WHOLE + (markup?.value ?? 0), WHOLE);",
  },
  {
    name: "columns: the first name of who made a line is the client's",
    file: "server/db/queries/stone-lines.ts",
    from: "m.first_name AS maker_first_name",
    to: "h.first_name AS maker_first_name",
  },
  {
    name: "columns: a file of clients has the city under State",
    file: "server/export/client-columns.ts",
    from: 'city: "City",\n  state: "State",',
    to: 'state: "City",\n  city: "State",',
  },
  {
    name: "columns: masters are sorted by code where the name is asked for",
    file: "server/operations/masters.ts",
    from: 'name: "m.name"',
    to: 'name: "m.code"',
  },
  {
    name: "pages: each page begins one page too late",
    file: "server/db/crud.ts",
    from: ".offset((page - 1) * size)",
    to: ".offset(page * size)",
  },
  {
    name: "pages: the last page is not counted",
    file: "server/db/crud.ts",
    from: "totalPages: Math.ceil(totalRecords / size)",
    to: "totalPages: Math.floor(totalRecords / size)",
  },
  {
    name: "search: the characters of a pattern are not escaped",
    file: "server/db/like.ts",
    from: 'word.replace(/[\\\\%_]/g, "\\\\$&")',
    to: "word",
  },
  {
    name: "search: a range of the index leaves out its upper end",
    file: "server/search/index/search/planned-range.ts",
    from: "high: Math.min(Math.floor(high), column.highest)",
    to: "high: Math.min(Math.floor(high) - 1, column.highest)",
  },
  {
    name: "refusals: an old version of a master is saved over a newer one",
    file: "server/operations/masters.ts",
    from: 'await insistOnSeen(ctx, "master", row, body.version, () => shown(ctx, path.id));',
    to: "",
  },
  {
    name: "refusals: a master in use is deleted",
    file: "server/operations/masters.ts",
    from: 'insistUnused(await usesOf(ctx.db, "master", path.id));',
    to: "",
  },
  {
    name: "refusals: a task is written about a client out of reach",
    file: "server/operations/tasks.ts",
    from: "if (!matter || reachOf(ctx.actor, { ...matter, id: matter.holder_id }).length === 0)",
    to: "if (!matter)",
  },
  {
    name: "refusals: a guest asks to be told by mail of a demand",
    file: "server/operations/demands.ts",
    from: 'if (ctx.actor.roleId === roleIds.guest) throw new Problem("guestNotTold");',
    to: "",
  },
  {
    name: "refusals: the last manager of rights goes",
    file: "server/access/rights-rules.ts",
    from: "if (roleId !== roleIds.administrator) return;",
    to: "if (roleId === roleIds.administrator) return;",
  },
  {
    name: "refusals: anybody reports a bounce",
    file: "server/operations/mail-bounces.ts",
    from: "bounceSecret === null || !isSame(secret, bounceSecret)",
    to: "bounceSecret === null",
  },
  {
    name: "refusals: an idempotency key takes another body",
    file: "server/plugins/idempotency.ts",
    from: "earlier.operation !== operation.id || earlier.body_hash !== bodyHash",
    to: "earlier.operation !== operation.id",
  },
  {
    name: "refusals: a line is sold at one of two prices",
    file: "server/operations/deals.ts",
    from: 'if (changes.size < lines.length) throw new Problem("twoPrices"); // the house does not guess between them',
    to: "",
  },
  {
    name: "status: a stale version is a bad request",
    file: "src/domain/problems.ts",
    from: "staleVersion: 409",
    to: "staleVersion: 400",
  },
  {
    name: "await: a master is removed after the answer",
    file: "server/operations/masters.ts",
    from: 'await remove(ctx, "master", path.id);',
    to: 'void remove(ctx, "master", path.id);',
  },
  {
    name: "await: nobody waits for the end of the sessions after a new password",
    file: "server/operations/auth.ts",
    from: "await endSessions(ctx.db, account.id);",
    to: "endSessions(ctx.db, account.id);",
  },
  {
    name: "sessions: a new password leaves the others open",
    file: "server/operations/auth.ts",
    from: "    await endSessions(ctx.db, account.id);\n    await forgiveFailures",
    to: "    await forgiveFailures",
  },
  {
    name: "reach: an associate acts for anybody's customer",
    file: "server/access/viewer.ts",
    from: " && account.associate_id === actor.accountId",
    to: "",
  },
  {
    name: "cost: API clients see it",
    file: "src/domain/price-fields.ts",
    from: "[roleIds.apiClient]: false",
    to: "[roleIds.apiClient]: true",
  },
  {
    name: "names: a buyer is told who of the house was faster",
    file: "server/wire/meanwhile.ts",
    from: "!isBuyer(actor.roleId) || is_own",
    to: "true",
  },
  {
    name: "log: first names are written in clear",
    file: "server/db/column-kinds.ts",
    from: 'personal: ["email", "user_name", "first_name",',
    to: 'plain: ["first_name"], personal: ["email", "user_name",',
  },
  {
    name: "files: a cell that begins like a formula is one",
    file: "src/domain/csv.ts",
    from: "/^\\s*[=+\\-@\\t\\r]/",
    to: "/^\\s*[=@\\t\\r]/",
  },
  {
    name: "constants: an account is locked after six failures",
    file: "src/domain/limits.ts",
    from: "signInFailuresBeforeLock = 5",
    to: "signInFailuresBeforeLock = 6",
  },
  {
    name: "constants: a hold stands for 24 hours",
    file: "src/domain/trade-rules.ts",
    from: "hold_hours: 48",
    to: "hold_hours: 24",
  },
  {
    name: "sessions: an idle session does not end",
    file: "server/sign-in/sessions.ts",
    from: "session.expires_at <= now",
    to: "false",
  },
  {
    name: "mail: who declined offers gets them",
    file: "server/mailings/left-out.ts",
    from: 'if (reader.declined.includes(topic)) return "unsubscribed";',
    to: "",
  },
  {
    name: "supply: a discount below the list raises the price",
    file: "server/supply/understand/row-price.ts",
    from: 'return form === "below" ? -disc : disc;',
    to: 'return form === "below" ? disc : -disc;',
  },
  {
    name: "sentences: one of the seed has another word",
    file: "src/domain/portal-messages.ts",
    from: "You do not have permission",
    to: "You have no permission",
  },
  {
    name: "codes: a sold memo has the number of a received one",
    file: "src/domain/codes.ts",
    from: "memo: { issued: 1, received: 2, sold: 3 }",
    to: "memo: { issued: 1, received: 3, sold: 2 }",
  },
  {
    name: "screens: a locked act gives no reason",
    file: "src/stones/lines/line-act-button.tsx",
    from: "        reason={reason}\n",
    to: "",
  },
];

export const faults: readonly Fault[] = [
  ...guards.map(([machine, file, from, to]) => ({
    name: `guard: ${machine} asks one thing less`,
    file: `src/machines/${file}.ts`,
    from,
    to,
  })),
  ...operations.map(([id, chapter]) => ({
    name: `right: ${id} is for whoever is signed in`,
    file: `openapi/${chapter}.yaml`,
    from: id,
    to: "signedIn",
    isGenerated: true as const,
  })),
  ...others,
];
