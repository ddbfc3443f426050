import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { useApp } from "./app.ts";
import { useClosing } from "./closing.ts";
import { serverKey, sftpPeer } from "./sftp-peer.ts";
import { newStockList } from "./stock-list-samples.ts";
import { useThrowAwayDir } from "./use-throw-away-dir.ts";

export const keys = [serverKey(), serverKey()] as const;

export const secret = "three-quiet-lanterns";

/** A filter of which few stones are left: the suite's time is everybody's. */
export const few = { availability: 1, ranges: { carat: { from: 2 } } } as const;

export function useStockListPushWorld() {
  const portal = useApp();
  const closing = useClosing();
  const own = useThrowAwayDir();
  const admin = () => portal.as("admin");
  /** A partner's server, and the place of a list there. */
  async function partner(key: string = keys[0]) {
    const root = path.join(own.dir, "partner");
    mkdirSync(path.join(root, "incoming"), { recursive: true });
    const peer = await sftpPeer(root, { key });
    closing(() => peer.close());
    const place = {
      protocol: "sftp" as const,
      host: "127.0.0.1",
      port: peer.port,
      folder: "incoming",
      user_name: "loupe",
    };
    const incoming = path.join(root, "incoming");
    return {
      peer,
      root,
      place,
      files: () => readdirSync(incoming),
      read: (name: string) => readFileSync(path.join(incoming, name), "utf8"),
    };
  }
  type Place = Awaited<ReturnType<typeof partner>>["place"];
  const pushed = async (place: Place, body: object = {}) =>
    (
      await admin().call("createStockList", {
        body: { ...newStockList, search: few, place: "remote", remote_place: { ...place, secret }, ...body },
      })
    ).data;
  const runsOf = async (id: number) => (await admin().call("listStockListRuns", { path: { id } })).data.data;
  const listed = async (id: number) => {
    const found = (await admin().call("listStockLists")).data.data.find((one) => one.id === id);
    if (!found) throw new Error("there is no such list");
    return found;
  };
  async function run(id: number) {
    await admin().call("runStockList", { path: { id } });
    await portal.runJobs();
    return (await runsOf(id))[0];
  }
  return { portal, closing, admin, partner, pushed, runsOf, listed, run, own };
}
