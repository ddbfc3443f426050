import { generateKeyPairSync } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readEnvironment } from "#server/environment.ts";
import type { MailPace } from "#server/house/mail-rules.ts";
import { Pace } from "#server/mail/pace.ts";
import { useApp } from "#support/app.ts";
import { budget } from "#support/budget.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const portal = useApp();
const now = Date.parse("2026-11-20T09:00:00Z");
const waits = async (pace: MailPace, domains: readonly string[], at = now) => {
  const all: number[] = [];
  for (const domain of domains) all.push(...(await pace.waitsMs(portal.db, [domain], new Date(at))));
  return all;
};
const waitsTogether = (pace: MailPace, domains: readonly string[]) => pace.waitsMs(portal.db, domains, new Date(now));
const times = <T>(count: number, of: T): T[] => Array.from({ length: count }, () => of);

describe("letters at a pace", () => {
  test("leave evenly spread over all domains", async () => {
    expect(await waits(new Pace(600, 600), ["a.test", "b.test", "c.test", "d.test"])).toEqual([0, 100, 200, 300]);
  });

  test("leave evenly spread over each domain by itself", async () => {
    expect(await waits(new Pace(60_000, 120), times(4, "a.test"))).toEqual([0, 500, 1000, 1500]);
  });

  test("to one domain do not hold up those to the others", async () => {
    const pace = new Pace(600, 6);
    expect(await waits(pace, times(3, "slow.test"))).toEqual([0, 10_000, 20_000]);
    expect(await waits(pace, ["a.test", "b.test"])).toEqual([300, 400]);
  });

  test("of two portals of a house keep one pace together", async () => {
    const [one, other] = [new Pace(600, 120), new Pace(600, 120)];
    expect(await waits(one, ["a.test", "b.test"])).toEqual([0, 100]);
    expect(await waits(other, ["c.test", "a.test"])).toEqual([200, 500]);
    expect(await waits(one, ["a.test", "d.test"])).toEqual([1000, 500]);
  });

  test("wait for no place of a clock that was ahead and is put right", async () => {
    const pace = new Pace(600, 120);
    expect(await waits(pace, times(3, "a.test"), now + 86_400_000)).toEqual([0, 500, 1000]);
    expect(await waits(pace, ["a.test", "a.test", "b.test"])).toEqual([0, 500, 200]);
  });

  test("save up no places while none leave, and wait for none that is past", async () => {
    const pace = new Pace(600, 600);
    expect(await waits(pace, ["a.test", "b.test"])).toEqual([0, 100]);
    expect(await waits(pace, ["c.test"], now + 150)).toEqual([50]);
    expect(await waits(pace, ["d.test", "e.test"], now + 3_600_000)).toEqual([0, 100]);
  });

  test("that are asked for together get the places that they get one after the other", async () => {
    const pace = new Pace(600, 120);
    expect(await waitsTogether(pace, ["a.test", "b.test", "a.test", "c.test"])).toEqual([0, 100, 500, 300]);
    expect(await waitsTogether(pace, ["b.test", "a.test", "d.test", "a.test"])).toEqual([600, 1000, 600, 1500]);
    expect(await waitsTogether(pace, [])).toEqual([]);
  });

  test("never leave to a domain more often than it allows, nor wait for another domain's sake", async () => {
    const asked = fc.array(fc.tuple(fc.constantFrom("a.test", "b.test", "c.test"), fc.nat(400)), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(asked, async (letters) => {
        await portal.db.deleteFrom("mail_pace").execute();
        const pace = new Pace(600, 120);
        const left = new Map<string, number>();
        let at = now;
        for (const [count, [domain, passed]] of letters.entries()) {
          at += passed;
          const [wait = Number.NaN] = await pace.waitsMs(portal.db, [domain], new Date(at));
          const leaves = at + wait;
          const before = left.get(domain) ?? Number.NEGATIVE_INFINITY;
          expect(leaves - before).toBeGreaterThanOrEqual(500);
          // Its turn among those before it, and 500 ms after the one before to its domain, whichever is later.
          expect(leaves).toBeLessThanOrEqual(Math.max(at + count * 100, before + 500));
          left.set(domain, leaves);
        }
      }),
      budget({ rounds: 25 }),
    );
  });
});

describe("letters that ask together", () => {
  test("never leave more often than all, nor than their domain, allows", async () => {
    const batch = fc.array(fc.constantFrom("a.test", "b.test", "c.test"), { minLength: 1, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { minLength: 1, maxLength: 6 }), async (batches) => {
        await portal.db.deleteFrom("mail_pace").execute();
        const pace = new Pace(600, 120);
        const letters: { domain: string; wait: number }[] = [];
        for (const domains of batches) {
          const all = await waitsTogether(pace, domains);
          letters.push(...domains.map((domain, place) => ({ domain, wait: all[place] ?? Number.NaN })));
        }
        const gap = (of: { wait: number }[]) =>
          of.slice(1).map(({ wait }, place) => Math.round(wait - (of[place]?.wait ?? Number.NaN)));
        for (const domain of ["a.test", "b.test", "c.test"]) {
          const each = gap(letters.filter((letter) => letter.domain === domain));
          expect(each.filter((ms) => !(ms >= 500))).toEqual([]);
        }
        // Each letter waits for its turn among all, and for its domain, at the most one batch's turns longer.
        for (const [place, { domain, wait }] of letters.entries()) {
          const before = letters
            .slice(0, place)
            .filter((letter) => letter.domain === domain)
            .at(-1);
          expect(wait).toBeGreaterThanOrEqual(place * 100 - 0.01);
          expect(wait).toBeLessThanOrEqual(Math.max(place * 100, before ? before.wait + 500 : 0) + 1000);
        }
      }),
      budget({ rounds: 15 }),
    );
  });
});

describe("the rules of mail in the environment", () => {
  const place = useThrowAwayDir();
  const rules = (env: Record<string, string>) => readEnvironment(env).mailRules;
  const keyFile = (type: "rsa" | "ec") => {
    const { privateKey } =
      type === "rsa"
        ? generateKeyPairSync("rsa", { modulusLength: 2048 })
        : generateKeyPairSync("ec", { namedCurve: "P-256" });
    const file = path.join(place.dir, `${type}.pem`);
    fs.writeFileSync(file, privateKey.export({ type: "pkcs8", format: "pem" }));
    return file;
  };
  const signing = (file: string) => ({ DKIM_DOMAIN: "House.example", DKIM_SELECTOR: "loupe", DKIM_KEY_FILE: file });

  test("are a small mail server's pace where nothing is said, and nothing else", async () => {
    const said = rules({});
    expect(said).toMatchObject({ dkim: null, bounceDomain: null, bounceSecret: null, bounceMailbox: null });
    expect(await waits(said.pace, ["a.test", "b.test", "a.test"])).toEqual([0, 100, 500]); // 600 in a minute, 120 to a domain
  });

  test("are the pace that is said", async () => {
    const { pace } = rules({ MAIL_PER_MINUTE: "60", MAIL_PER_DOMAIN_PER_MINUTE: "6" });
    expect(await waits(pace, ["a.test", "b.test", "a.test"])).toEqual([0, 1_000, 10_000]);
  });

  test.each([
    ["MAIL_PER_MINUTE: must be a whole number from 1 to 1000000", { MAIL_PER_MINUTE: "0" }],
    ["MAIL_PER_DOMAIN_PER_MINUTE: must be a whole number from 1 to 1000000", { MAIL_PER_DOMAIN_PER_MINUTE: "1.5" }],
    ["DKIM_DOMAIN: is required with DKIM_SELECTOR and DKIM_KEY_FILE", { DKIM_SELECTOR: "loupe" }],
    ["DKIM_DOMAIN: must be a domain such as mail.house.example", { DKIM_DOMAIN: "house" }],
    ["DKIM_SELECTOR: must be the name under which the key stands in the DNS", { DKIM_DOMAIN: "house.example" }],
    ["DKIM_KEY_FILE: is required with DKIM_DOMAIN", { DKIM_DOMAIN: "house.example", DKIM_SELECTOR: "loupe" }],
    ["DKIM_KEY_FILE: must be a PEM file of an RSA key", signing("/nowhere/key.pem")],
  ])("are refused: %s", (line, env) => {
    expect(() => rules(env)).toThrow(new Error(line));
  });

  test("have a key to sign with, which is an RSA key and no other", () => {
    const { dkim } = rules(signing(keyFile("rsa")));
    expect(dkim).toMatchObject({ domain: "house.example", selector: "loupe" });
    expect(dkim?.privateKey).toContain("PRIVATE KEY");
    expect(() => rules(signing(keyFile("ec")))).toThrow("DKIM_KEY_FILE: must be a PEM file of an RSA key");
  });
});
