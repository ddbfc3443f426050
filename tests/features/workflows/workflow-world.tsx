import { useState } from "react";
import { WorkflowPage } from "#features/workflows/workflow-page.tsx";
import type { WorkflowSearch } from "#features/workflows/workflow-search.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { pageOf } from "#support/show-screen.tsx";
import { goodVerdict, memoFigures, memoHistory, memoItem, whatIfOf } from "#support/workflow-rows.ts";

/** The portal's answers about the workflow of memos; what a test does not name is well. */
export interface MemoWorld {
  figures?: object;
  verdict?: object;
  items?: object[];
  history?: object;
  deviations?: object[];
  overdue?: object[];
  versions?: object[];
  /** The decisions of another machine; null where it could not be asked. */
  whatIf?: object | null;
}

const faulty = () =>
  failure(422, {
    message: "This machine could not reach a decision.",
    code: "machineFaulty",
    errors: [{ path: "/data/description/transitions/4/to", message: "memo.sell leads to given, which is no state." }],
  });

/** A portal that knows the workflow of memos. */
export const memoHouse = (world: MemoWorld = {}) =>
  fakeServer((request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/audit/verdict")) return success(world.verdict ?? goodVerdict());
    if (pathname.endsWith("/workflows/overdue")) return success(world.overdue ?? []);
    if (pathname.endsWith("/workflows/conformance")) return success({ job: "j" }, 202, "Every history is read again.");
    if (pathname.endsWith("/workflows/memo/replay")) {
      return world.whatIf === null ? faulty() : success(world.whatIf ?? whatIfOf([]));
    }
    if (pathname.endsWith("/workflows/memo/versions")) return success(world.versions ?? []);
    if (pathname.endsWith("/workflows/memo/deviations")) return success(pageOf(world.deviations ?? []));
    if (pathname.endsWith("/workflows/memo/items")) return success(pageOf(world.items ?? [memoItem()]));
    if (/\/workflows\/memo\/items\/[^/]+$/.test(pathname)) return success(world.history ?? memoHistory());
    if (pathname.endsWith("/workflows/memo")) return success(world.figures ?? memoFigures());
    return success(pageOf([]));
  });

interface MemoWorkflowProps {
  search?: WorkflowSearch;
  mayWrite?: boolean;
}

/** The page of memos, whose address is kept here. */
export function MemoWorkflow({ search: start = {}, mayWrite = false }: MemoWorkflowProps) {
  const [search, setSearch] = useState(start);
  return (
    <WorkflowPage
      name="memo"
      search={search}
      onSearch={(patch) => setSearch((now) => ({ ...now, ...patch }))}
      onWorkflow={() => {}}
      addressOf={({ tab = "taken" }) => `#${tab}`}
      rowAddress={(seq) => `#row-${seq}`}
      rowsAddress={(item) => `#rows-of-${item}`}
      mayWrite={mayWrite}
    />
  );
}
