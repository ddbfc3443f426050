import { expect, test } from "vitest";
import type { OperationId } from "#api/operation-types.ts";
import { originCodes, originNames } from "#domain/stone.ts";
import type { LooseInput } from "#support/api.ts";
import { useApp } from "#support/app.ts";
import { fileOperations, textsOfFiles } from "#support/files-of-operations.ts";
import { samples } from "#support/samples.ts";

/**
 * A stone in a file is called lab grown or natural. The operations that answer with a file come from the contract, and so
 * do their formats: one that comes to it is asked here by itself, and a file without a stone has to be named.
 */
const portal = useApp();
const grown = originNames[originCodes.labGrown];
/** A paper keeps what its stones were when it was issued. */
const asIssued = originNames[originCodes.natural];

const withoutStones: readonly OperationId[] = [
  "exportAssociates",
  "exportClients",
  "exportUnmetDemand",
  "exportAgeing",
  "exportLostTable",
  // The log has numbers alone, and a load's file the provider's own words.
  "exportAuditLogs",
  "exportLoadRows",
  "downloadRefusedRows",
];

test.each(fileOperations.map(({ info }) => info.id))("the files of %s say of each stone what it is", async (id) => {
  const asked = (await samples[id].ask(portal, "customer")) as LooseInput;
  await portal.pool.query("UPDATE stone SET stone_origin = 1, arrived_at = $1", [portal.clock.now()]);
  const texts = await textsOfFiles(portal, id, asked);
  const { rows } = await portal.pool.query<{ stock_no: string }>("SELECT stock_no FROM stone");
  const named = texts.filter((text) => rows.some(({ stock_no }) => text.includes(stock_no)));
  if (withoutStones.includes(id)) {
    expect(named).toEqual([]);
  } else {
    expect(named).not.toEqual([]);
    for (const text of named) expect(text).toContain(id === "downloadPaper" ? asIssued : grown);
  }
});
