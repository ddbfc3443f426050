import { describe, expect, test } from "vitest";
import { bounceKindOf, isWorse } from "#domain/bounces.ts";

describe("what a refusal says of an address", () => {
  test.each([
    // there is no such address, or no more
    ["5.1.1", "550 5.1.1 no such user", "hard"],
    ["5.1.2", "", "hard"],
    ["5.1.10", "550 5.1.10 RESOLVER.ADR.RecipientNotFound", "hard"],
    ["5.2.1", "mailbox disabled", "hard"],
    ["5.4.4", "Host or domain name not found", "hard"],
    ["5.0.0", "550 5.1.1 The email account that you tried to reach does not exist", "hard"],
    ["5.0.0", "550 no such user here", "hard"],
    ["5.0.0", "", "hard"],
    [undefined, "550 no such user here", "hard"],
    // it cannot be reached for now
    ["4.4.1", "connection timed out", "soft"],
    ["4.2.2", "", "soft"],
    ["5.2.2", "552 5.2.2 mailbox full", "soft"],
    ["5.4.7", "delivery time expired", "soft"],
    ["5.0.0", "552 over quota", "soft"],
    [undefined, "451 try again", "soft"],
    [undefined, "something odd", "soft"],
    // the house or its letter is refused, and the address is as it was
    ["5.7.1", "550 5.7.1 your network is on a blocklist", "refused"],
    ["4.7.1", "greylisted", "refused"],
    ["5.0.0", "550 5.7.26 unauthenticated mail", "refused"],
    ["5.0.0", "554 rejected as spam", "refused"],
    ["5.3.4", "message too big", "refused"],
    ["5.6.0", "", "refused"],
    ["5.1.8", "bad sender", "refused"],
  ])("%s with “%s” is %s", (status, said, kind) => {
    expect(bounceKindOf(status, said)).toBe(kind);
  });

  test("a letter keeps the worst that came back of it", () => {
    expect(isWorse("soft", null)).toBe(true);
    expect(isWorse("complaint", "hard")).toBe(true);
    expect(isWorse("hard", "hard")).toBe(false);
    expect(isWorse("soft", "complaint")).toBe(false);
  });
});
