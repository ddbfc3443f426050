import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { SecondFactorPanel } from "#features/profile/second-factor-panel.tsx";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const off = {
  is_on: false,
  has_app: false,
  since: null,
  recovery_codes_left: 0,
  is_demanded: false,
  is_offered: true,
  issuer: null,
};
const on = { ...off, is_on: true, has_app: true, since: "2026-11-20T09:00:00Z", recovery_codes_left: 2 };
const offer = {
  secret: "JBSWY3DPEHPK3PXP",
  address: "otpauth://totp/Loupe:mara%40orchard.test?secret=JBSWY3DPEHPK3PXP&issuer=Loupe",
  offer: "TFBFMQ==",
  expires_at: "2026-11-20T09:10:00Z",
};
const wrong = () =>
  failure(422, {
    code: "secondFactorWrong",
    message: "This code is wrong.",
    errors: [{ path: "/data/code", message: "This code is wrong." }],
  });

const profile = (stored: object, write: (path: string) => Response | Promise<Response>) =>
  fakeServer(({ method, url }) => {
    const path = new URL(url).pathname;
    if (method !== "GET") return write(path);
    return success(path.endsWith("/user/passkeys") ? [] : stored);
  });

test("is set up by QR code or key, confirmed by a first code, and gives its recovery codes", async () => {
  let tries = 0;
  const server = profile(off, (path) => {
    if (path.endsWith("/offer")) return success(offer);
    return tries++ === 0 ? wrong() : success({ recovery_codes: ["abcd-efgh-ijkl-mnop"] });
  });
  await showScreen(server, <SecondFactorPanel locked={null} />);
  await page.getByRole("button", { name: "Set up authenticator app…" }).click();
  await expect.element(page.getByRole("img", { name: "QR code of the key" })).toBeVisible();
  await expect.element(page.getByText("JBSW Y3DP EHPK 3PXP")).toBeVisible();
  const code = page.getByLabelText("Code that the app shows now");
  await code.fill("000000");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect.element(page.getByText("This code is wrong.").first()).toBeVisible();
  await code.fill("402917");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect.element(page.getByText("abcd-efgh-ijkl-mnop")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Download codes" })).toBeVisible();
  expect(await findings()).toEqual([]);
  const sent = server.seen.filter(({ url }) => url.pathname.endsWith("/user/second-factor"));
  expect(sent.filter(({ method }) => method === "POST").map(({ text }) => bodyOf(text))).toEqual([
    { offer: "TFBFMQ==", code: "000000" },
    { offer: "TFBFMQ==", code: "402917" },
  ]);
});

test("shows its recovery codes to whoever closes the dialog while the first code is on its way", async () => {
  let answer = (_: Response) => {};
  const turnedOn = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const server = profile(off, (path) => (path.endsWith("/offer") ? success(offer) : turnedOn));
  await showScreen(server, <SecondFactorPanel locked={null} />);
  await page.getByRole("button", { name: "Set up authenticator app…" }).click();
  await page.getByLabelText("Code that the app shows now").fill("402917");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect.poll(() => server.seen.at(-1)?.url.pathname).toMatch(/second-factor$/);
  await page.getByRole("button", { name: "Cancel" }).click();
  answer(success({ recovery_codes: ["abcd-efgh-ijkl-mnop"] }));
  await expect.element(page.getByText("abcd-efgh-ijkl-mnop")).toBeVisible();
});

test.for([
  [
    "an app beside passkeys ends the recovery codes that came with them, and says so before",
    { ...on, has_app: false },
    1,
  ],
  ["a first second factor ends no codes", off, 0],
] as const)("%s", async ([_, stored, times]) => {
  await showScreen(
    profile(stored, () => success(offer)),
    <SecondFactorPanel locked={null} />,
  );
  await page.getByRole("button", { name: "Set up authenticator app…" }).click();
  await expect.element(page.getByText("Your other sessions end; this one stays.")).toBeVisible();
  const codesEnd = page.getByText("You receive new recovery codes, and the earlier ones are no longer valid.");
  expect(codesEnd.elements()).toHaveLength(times);
});

test("is turned off with password and code, and says how many recovery codes are left", async () => {
  const server = profile(on, () => success(off, 200, "Sign-in no longer asks for a code."));
  await showScreen(server, <SecondFactorPanel locked={null} />);
  await expect.element(page.getByText("2 recovery codes left")).toBeVisible();
  await page.getByRole("button", { name: "Turn off second factor…" }).click();
  await page.getByRole("textbox", { name: "Password" }).fill("three-quiet-lanterns");
  await page.getByRole("textbox", { name: "Code of the app, or a recovery code" }).fill("402917");
  expect(await findings()).toEqual([]);
  await page.getByRole("button", { name: "Turn off", exact: true }).click();
  await expect.element(page.getByText("Sign-in no longer asks for a code.")).toBeVisible();
});

test("is not shown to whoever cannot have one", async () => {
  await showScreen(
    profile({ ...off, is_offered: false }, () => success(null)),
    <SecondFactorPanel locked={null} />,
  );
  await expect.poll(() => page.getByText("Second factor").elements().length).toBe(0);
});

test("that cannot be read says so and is read again", async () => {
  const server = fakeServer(() => failure(500, { code: "somethingWentWrong", message: "Something went wrong" }));
  await showScreen(server, <SecondFactorPanel locked="Nothing can be changed." />);
  await expect.element(page.getByRole("button", { name: /again/i })).toBeVisible();
});

test("says by which service of the house one is signed in", async () => {
  const issuer = { name: "House accounts", since: "2026-11-24T09:00:00Z" };
  await showScreen(
    profile({ ...off, issuer }, () => success(null)),
    <SecondFactorPanel locked={null} />,
  );
  await expect.element(page.getByText(/Signed in by House accounts since .*2026/)).toBeVisible();
});
