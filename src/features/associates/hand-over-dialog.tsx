import { Select } from "@mantine/core";
import { useState } from "react";
import type { Body } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { useAct } from "#api/use-act.ts";
import { personName } from "#domain/person-name.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import { type AssociateDetail, refreshes } from "./associate.ts";
import { words } from "./words.ts";

interface HandOverDialogProps {
  from: AssociateDetail;
  /** The selected customers; null means all. */
  customers: readonly number[] | null;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the new associate, tells the consequences, and hands the customers over: all of them or none. */
export function HandOverDialog({ from, customers, onDone, onClose }: HandOverDialogProps) {
  const [to, setTo] = useState<string | null>(null);
  const { data } = useCall("listAssociateOptions", { query: { size: 1000 } });
  const move = useAct("moveCustomers", { refreshes: [...refreshes, "listClients"] });
  const others = (data?.data ?? [])
    .filter(({ value }) => value !== from.id)
    .map(({ value, label }) => ({ value: String(value), label }));
  const chosen = others.find(({ value }) => value === to);
  const many = customers?.length ?? from.customers;
  const whom: Omit<Body<"moveCustomers">, "to"> = customers
    ? { customer_ids: [...customers] }
    : { all: true, seen: many };
  /** Somebody else may have handed some over meanwhile: the next question is about the customers as they are then. */
  function close() {
    move.readAnew();
    onClose();
  }
  return (
    <ActDialog
      title={words.handOverTitle(many)}
      act={chosen ? words.handOver(many, chosen.label) : words.handOverEmpty}
      keep={words.keep}
      reason={chosen ? null : words.chooseAssociate}
      onAct={() => {
        const body = { ...whom, to: Number(to) };
        return sendAndClose(move, { path: { id: from.id }, body }, { onClose: onDone });
      }}
      onClose={close}
    >
      <Select
        label={words.takesOver}
        data-autofocus
        required
        searchable
        data={others}
        value={to}
        onChange={setTo}
        description={data && others.length === 0 ? words.noOther : undefined}
        comboboxProps={{ transitionProps: { duration: 0 } }}
      />
      <p className="dim">{words.handOverText(personName(from))}</p>
    </ActDialog>
  );
}
