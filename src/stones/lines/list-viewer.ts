import { useMemo } from "react";
import { useCall } from "#api/query.ts";
import { mayChooseClient } from "#domain/client-label.ts";
import { type LineAudience, lineAudience } from "#domain/line-audience.ts";
import { maySeeCost } from "#domain/price-fields.ts";
import type { RoleId } from "#domain/roles.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import type { Asker } from "../line-refusal.ts";
import { useServerTime } from "../use-server-time.ts";

/** Who looks at a list, and what follows from it. */
export interface ListViewer {
  accountId: number;
  roleId: RoleId;
  audience: LineAudience;
  seesCost: boolean;
  /** Looks at the lines of several clients, and may look at those of one. */
  choosesClient: boolean;
  /** Whether whose a line is says anything: who has only own lines knows. */
  namesClient: boolean;
  mayWrite: boolean;
  /** Where a paper is read; absent for who may not. */
  paperPath?: (id: number) => string;
  /** Where the history of a line is walked on the picture of its workflow; absent for who may not. */
  historyPath?: (line: Pick<StoneLine, "list" | "id">) => string;
}

export const listViewer = (
  user: { id: number; role_id: number },
  mayWrite: boolean,
  paperPath?: ListViewer["paperPath"],
): ListViewer => {
  const roleId = user.role_id as RoleId;
  const audience = lineAudience(roleId);
  return {
    accountId: user.id,
    roleId,
    audience,
    namesClient: audience !== "customer" && audience !== "guest",
    seesCost: maySeeCost(roleId),
    choosesClient: mayChooseClient(roleId),
    mayWrite,
    paperPath,
  };
};

const minute = 60_000;

const tenMinutes = 600_000;

/** Who asks the machines, with the server's time to the minute and the rules of the house. */
export function useAsker({ accountId, roleId }: Pick<ListViewer, "accountId" | "roleId">): Asker {
  const now = useServerTime((at) => Math.floor(at / minute) * minute);
  const { data: rules } = useCall("getTradeRules", {}, { freshForMs: tenMinutes });
  const mostExtensions = rules?.most_extensions;
  const fourEyes = rules?.four_eyes_now;
  const farOffPercent = rules?.far_off_percent;
  return useMemo(
    () => ({ accountId, roleId, now, mostExtensions, fourEyes, farOffPercent }),
    [accountId, roleId, now, mostExtensions, fourEyes, farOffPercent],
  );
}
