import { useState } from "react";
import { page } from "vitest/browser";
import type { LoadDetail, LoadRow, PreviewedRow } from "#features/loads/load.ts";
import { LoadPage } from "#features/loads/load-page.tsx";
import { type LoadSearch, loadSearch } from "#features/loads/loads-search.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { DraftsContext, makeDrafts } from "#ui/form/drafts.ts";
import { type LinkProps, LinkProvider } from "#ui/frame/link.tsx";
import { aLoad, aPreviewedRow, aRow, refusedRow, supplyFields } from "./a-load.ts";

type Reply = (body: Record<string, unknown>) => Response | Promise<Response>;

const words = {
  shape: [{ code: "Round", name: "Round" }],
  clarity: ["FL", "IF", "VVS1", "VS1", "VS2"].map((code) => ({ code, name: code })),
};

export const button = (name: string | RegExp) => page.getByRole("button", { name });
export const step = (name: string | RegExp) =>
  page.getByRole("navigation", { name: "Steps of this load" }).getByRole("link", { name });

/** A tab of what the load changes. */
export const changeTab = (name: RegExp) =>
  page.getByRole("navigation", { name: "What the load changes" }).getByRole("link", { name });

/** An open load before a server that a test makes say what it needs. */
export class LoadDesk {
  load: LoadDetail = aLoad();
  rows: readonly LoadRow[] = [aRow(1), aRow(2, { price_change_pct: 4.2 })];
  rowTotal: number | undefined;
  preview: readonly PreviewedRow[] = [aPreviewedRow(4), aPreviewedRow(5), refusedRow];
  rollBack: object = { is_busy: false, reversible: 4499, kept: 0, rows: [] };
  proof: () => Response = () => failure(500);
  fields: () => Response | Promise<Response> = () => success(supplyFields);
  onAct: Reply = () => failure(500);
  readonly drafts = makeDrafts();
  readonly gone: string[] = [];

  readonly reply = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace("/api/v1", "");
    if (path.endsWith("/preview")) return success(this.preview);
    if (request.method !== "GET") return this.onAct(bodyOf(await request.text()));
    if (path === "/inventory/fields") return this.fields();
    if (path.endsWith("/proof")) return this.proof();
    if (path.endsWith("/rows")) return success(pageOf([...this.rows], this.rowTotal));
    if (path.endsWith("/roll-back")) return success(this.rollBack);
    if (path.startsWith("/supply/loads/")) return success(this.load);
    return success(words);
  };
  readonly server = fakeServer(this.reply);

  /** The searches of the rows that were asked for. */
  rowsAsked(): URLSearchParams[] {
    return this.server.seen.filter(({ url }) => url.pathname.endsWith("/rows")).map(({ url }) => url.searchParams);
  }

  /** An act that is taken: the load is so from then on. */
  becomes(after: LoadDetail, message = "Done."): Reply {
    return () => {
      this.load = after;
      return success(after, 200, message);
    };
  }

  shown(search: LoadSearch = {}, mayWrite = true) {
    return showScreen(
      this.server,
      <DraftsContext value={this.drafts}>
        <Open desk={this} start={search} mayWrite={mayWrite} />
      </DraftsContext>,
    );
  }

  sent() {
    return this.server.seen
      .filter(({ method, url }) => method !== "GET" && !url.pathname.endsWith("/preview"))
      .map(({ text, url }) => ({ path: url.pathname.replace("/api/v1", ""), body: bodyOf(text) }));
  }

  tried() {
    return this.server.seen
      .filter(({ method, url }) => method === "POST" && url.pathname.endsWith("/preview"))
      .map(({ text }) => bodyOf(text).mapping as NonNullable<LoadDetail["mapping"]>);
  }
}

function Open({ desk, start, mayWrite }: { desk: LoadDesk; start: LoadSearch; mayWrite: boolean }) {
  const [search, setSearch] = useState(start);
  const [onSearch] = useState(
    () => (patch: Partial<LoadSearch>) => setSearch((now: LoadSearch) => ({ ...now, ...patch })),
  );
  const [onGo] = useState(() => (address: string) => {
    desk.gone.push(address);
    const { pathname, searchParams } = new URL(address, "http://portal.test");
    if (pathname === `/inventory/loads/${desk.load.id}`) setSearch(loadSearch(Object.fromEntries(searchParams)));
  });
  const [PlayedLink] = useState(() => ({ to, ...rest }: LinkProps) => (
    <a
      href={to}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        onGo(to);
      }}
    />
  ));
  const user = { id: 1, role_id: 1 };
  return (
    <LinkProvider link={PlayedLink}>
      <LoadPage
        id={desk.load.id}
        user={user}
        viewer="Ines Novak"
        mayWrite={mayWrite}
        search={search}
        onSearch={onSearch}
        onGo={onGo}
        onDirty={() => {}}
      />
    </LinkProvider>
  );
}
