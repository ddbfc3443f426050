import { Input, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { clientLabel } from "#domain/client-label.ts";
import { ClientPicker } from "#stones/client-picker.tsx";
import { useChosenClient } from "#stones/use-client-options.ts";
import { Act } from "#ui/act/act.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { Drawer } from "#ui/list/drawer.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import type { MarkupsSearch } from "./markups-search.ts";
import { PriceExplained } from "./price-explained.tsx";
import { words } from "./words.ts";

interface ExplainDrawerProps {
  search: MarkupsSearch;
  onSearch: (patch: Partial<MarkupsSearch>) => void;
}

/** The explanation of a client's price of a stone. Stock number and client are in the address. */
export function ExplainDrawer({ search, onSearch }: ExplainDrawerProps) {
  const { stock, user_id } = search;
  const [text, setText] = useState(stock ?? "");
  const [who, setWho] = useState(user_id);
  const named = useChosenClient(user_id);
  const price = useCall(
    "explainPrice",
    { query: { stock_no: stock ?? "", user_id } },
    { isReady: stock !== undefined },
  );

  function ask(event: FormEvent) {
    event.preventDefault();
    const wanted = { stock: text.trim() || undefined, user_id: who };
    if (wanted.stock === stock && wanted.user_id === user_id) void price.refetch();
    else onSearch(wanted);
  }

  const whose = user_id === undefined ? words.ownPrice : named ? clientLabel(named) : String(user_id);
  return (
    <Drawer
      title={words.explain}
      onClose={() => onSearch({ explain: undefined, stock: undefined, user_id: undefined })}
    >
      <section>
        <form className="stack" noValidate onSubmit={ask}>
          <TextInput
            label={words.stock}
            data-autofocus
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Input.Wrapper label={words.client} labelElement="div" description={words.clientHint}>
            <ClientPicker clientId={who} onClient={setWho} none={words.ownPrice} />
          </Input.Wrapper>
          <div className="row">
            <Act
              size="sm"
              type="submit"
              loading={stock !== undefined && price.isPending}
              reason={text.trim() ? null : words.explainEmpty}
            >
              {words.explainAct}
            </Act>
          </div>
        </form>
      </section>
      {stock === undefined && <BlankState title={words.explainEmpty}>{words.explainEmptyText}</BlankState>}
      {stock !== undefined && price.isPending && <SkeletonRows label={words.steps} />}
      {price.isError && <FailureState {...queryFailure(price)} />}
      {price.data && !price.isError && <PriceExplained price={price.data} whose={whose} />}
    </Drawer>
  );
}
