/** `npm run bench:sign-in`: the time of a sign-in, and the share of the password's hash in it. */

import { demoPeople } from "#server/seed/demo.ts";
import { hashPassword, passwordMatches } from "#server/sign-in/password-hash.ts";
import { credentials, startPortal } from "./support/portal.ts";
import { report } from "./support/report.ts";
import { interleaved, percentile, round } from "./support/timing.ts";

const ROUNDS = 4 * (demoPeople.length - 1); // A fifth failure would lock the account, and hash nothing.

const portal = await startPortal();
const send = async (person: object, status: number) => {
  const response = await fetch(`${portal.address}/api/v1/user/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data: person }),
  });
  await response.text();
  if (response.status !== status) throw new Error(`a sign-in was answered ${response.status} and not ${status}`);
};

const good = credentials("admin");
const stored = await hashPassword(good.password);
const turns = { wrong: 0, unknown: 0 };
const works = {
  hash: () => passwordMatches(stored, good.password),
  signIn: () => send(good, 200),
  wrong: () => {
    const person = demoPeople[1 + (turns.wrong++ % (demoPeople.length - 1))];
    return send({ ...credentials(person?.name ?? ""), password: "not the password" }, 401);
  },
  unknown: () => send({ ...good, email: `nobody-${turns.unknown++}@demo.test` }, 401),
};
await interleaved({ hash: works.hash, signIn: works.signIn }, 10);
const times = await interleaved(works, ROUNDS).finally(() => portal.stop());

const p50 = (name: keyof typeof works) => round(percentile(times[name]), 1);
const rest = round(p50("signIn") - p50("hash"), 1);
const shareOfRest = round(rest / p50("signIn"));
const row = (what: string, ms: number) => ({
  what,
  "p50 ms": ms,
  "of a sign-in": `${Math.round((ms / p50("signIn")) * 100)} %`,
});
report(
  "sign-in: the password's hash against everything else",
  [
    row("sign-in", p50("signIn")),
    row("  the hash alone", p50("hash")),
    row("  everything else", rest),
    row("refused, wrong password", p50("wrong")),
    row("refused, unknown address", p50("unknown")),
  ],
  {
    "share that is not the hash": shareOfRest,
    "unknown address to wrong password": round(Math.max(p50("unknown") / p50("wrong"), p50("wrong") / p50("unknown"))),
  },
  { "share that is not the hash": 0.5, "unknown address to wrong password": 1.25 },
);
