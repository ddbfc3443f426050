import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { defaultPaperSettings } from "#domain/paper-settings.ts";
import { cleanPicture } from "#server/files/clean-picture.ts";
import { isNoRoom } from "#server/ground/no-room.ts";
import { type Answer, expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { useClosing } from "#support/closing.ts";
import { png } from "#support/forms.ts";
import { ftpClient, leave, openDoor, refusalCode } from "#support/ftp-door.ts";
import { KycDesk } from "#support/kyc-desk.ts";
import { memoOf } from "#support/papers.ts";
import { fill, mountDisk } from "#support/small-disk.ts";
import { stoneFiles } from "#support/stone-files.ts";
import { aRow, csvOf, Supplier } from "#support/supplier.ts";

const portal = useApp();
const closing = useClosing();
const admin = () => portal.as("admin");
const keptFiles = () =>
  readdirSync(portal.filesFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const rowsOf = async (tables: string[]) => {
  const counts = tables.map((table) => portal.pool.query(`SELECT count(*)::int AS count FROM ${table}`));
  return (await Promise.all(counts)).map(({ rows }) => rows[0].count as number);
};

type Act = () => Promise<Answer<unknown>>;
/** The things that leave a file in the house, each with the tables of its rows, and its act once all is ready for it. */
const keeping: [string, string[], () => Promise<Act>][] = [
  ["a document", ["kyc_document", "kyc_step"], async () => () => new KycDesk(portal).submit("customer", "business")],
  [
    "a provider's file",
    ["load", "mapping_configuration"],
    async () => {
      const { id } = await Supplier.of(portal);
      const send = { body: { provider_id: id, mode: "whole" }, files: { uploadExcel: [csvOf([aRow("H-1")])] } };
      return () => admin().send("saveMapping", send as never);
    },
  ],
  [
    "a picture",
    ["stored_file"],
    async () => () =>
      admin().send("setPaperSettings", { body: { ...defaultPaperSettings, version: 1 }, files: { logo: png() } }),
  ],
  [
    "a paper",
    ["download_link"],
    async () => {
      const { id } = await memoOf(portal, "customer", 1);
      return () => portal.as("customer").send("downloadPaper", { path: { id } });
    },
  ],
  [
    "a file of stones",
    ["download_link"],
    async () => {
      const stock_numbers = await stoneFiles(portal).openNumbers(1);
      return () => admin().send("downloadStones", { body: { format: "csv", stock_numbers } });
    },
  ],
];

const title = "%s without room for it is refused in words, leaves nothing, and is kept once there is room";
test.for(keeping)(title, async ([, tables, prepare], context) => {
  await Promise.all([portal.tokenOf("admin"), portal.tokenOf("customer")]); // a sign-in stands in the log too
  const act = await prepare();
  const ballast = fill(mountDisk(context, portal.filesFolder, 1));
  const before = await rowsOf([...tables, "audit_event"]);
  const log = vi.spyOn(portal.app.log, "error");
  const refused = await act();
  expectRefusal(refused, 507, "noRoomForFiles");
  expect(refused.message).toBe("Nothing was saved. The house has no room for files. Tell whoever runs it.");
  const err = expect.objectContaining({ message: `no room for files in ${portal.filesFolder}` });
  expect(log).toHaveBeenCalledWith({ err }, "a request failed because a disk is full");
  log.mockRestore();
  expect(await rowsOf([...tables, "audit_event"])).toEqual(before);
  expect(keptFiles()).toEqual(["ballast"]);

  rmSync(ballast);
  expect((await act()).status).toBeLessThan(300);
  expect(keptFiles()).toHaveLength(1);
});

test("an upload for which the folder of uploads has no room is refused as well, and kept once it has", async (context) => {
  const disk = mountDisk(context, path.join(portal.filesFolder, "uploads"), 1);
  vi.stubEnv("TMPDIR", disk);
  onTestFinished(() => void vi.unstubAllEnvs());
  const ballast = fill(disk);
  const send = () => new KycDesk(portal).submit("customer", "business");
  expectRefusal(await send(), 507, "noRoomForFiles");
  rmSync(ballast);
  expect((await send()).status).toBeLessThan(300);
  expect(readdirSync(disk)).toEqual([]);
});

test("a picture that there is no room to draw is not called damaged", async (context) => {
  const disk = mountDisk(context, path.join(portal.filesFolder, "pictures"), 1);
  const place = path.join(disk, "picture");
  const noise = { width: 100, height: 100, channels: 3, noise: { type: "gaussian", mean: 128, sigma: 30 } } as const;
  writeFileSync(
    place,
    await sharp({ create: { ...noise, background: "#000" } })
      .jpeg()
      .toBuffer(),
  );
  fill(disk);
  await expect(cleanPicture(place)).rejects.toMatchObject({
    code: "noRoomForFiles",
    cause: { message: `no room for files in ${disk}` },
  });
});

test("an FTP client is told of a full disk, and its half file does not stay", async (context) => {
  const folder = mountDisk(context, path.join(portal.filesFolder, "ftp"), 1);
  const ftp = await ftpClient(await openDoor(portal.house, closing, {}, folder), closing);
  const ballast = fill(folder);
  expect(await refusalCode(leave(ftp, "/orders/a.tmp", "half an order"))).toBe(452);
  expect(readdirSync(folder)).toEqual(["ballast"]);
  rmSync(ballast);
  expect(await leave(ftp, "/orders/a.tmp", "an order")).toMatch(/^226 /);
});

test.each([
  ["a full disk", { code: "ENOSPC" }, true],
  ["a share of the disk that is used up", { code: "EDQUOT" }, true],
  ["the same as libuv calls it", { code: `Unknown system error -${constants.errno.EDQUOT}` }, true],
  ["what a thread says of a full disk", { message: "ENOSPC: no space left on device, write" }, true],
  ["a disk that cannot be written", { code: "EROFS", message: "EROFS: read-only file system, open" }, false],
  [
    "a full disk of the database",
    { code: "53100", message: 'could not extend file "1": No space left on device' },
    false,
  ],
])("%s", (_, said, expected) => {
  expect(isNoRoom(Object.assign(new Error("said"), said))).toBe(expected);
});
