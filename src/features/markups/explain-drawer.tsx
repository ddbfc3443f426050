import { Select, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { Act } from "#ui/act.tsx";
import { BlankState } from "#ui/blank-state.tsx";
import { Drawer } from "#ui/drawer.tsx";
import { FailureState } from "#ui/failure-state.tsx";
import { SkeletonRows } from "#ui/skeleton-rows.tsx";
import { useTypedChoice } from "#ui/use-typed-choice.ts";
import type { MarkupsSearch } from "./markups-search.ts";
import { PriceExplained } from "./price-explained.tsx";
import { words } from "./words.ts";

interface ExplainDrawerProps {
  search: MarkupsSearch;
  onSearch: (patch: Partial<MarkupsSearch>) => void;
}

/** Why a stone costs a client what it costs; stock number and client stand in the address. */
export function ExplainDrawer({ search, onSearch }: ExplainDrawerProps) {
  const { stock, client } = search;
  const [text, setText] = useState(stock ?? "");
  const [who, setWho] = useState(client?.toString() ?? null);
  const clients = useCall("listClientOptions", { query: { size: 1000 } });
  const price = useCall(
    "explainPrice",
    { query: { stock_no: stock ?? "", user_id: client } },
    { isReady: stock !== undefined },
  );

  const named = (clients.data?.data ?? []).map(({ id, first_name, last_name, business }) => ({
    id,
    label: words.clientName(business.company_name, `${first_name} ${last_name}`),
  }));
  const nameOf = (id: string | null) => named.find((one) => String(one.id) === id)?.label;
  const typing = useTypedChoice({
    shown: nameOf(who),
    offered: named,
    onTyped: () => {},
    onChosen: (id) => setWho(String(id)),
  });

  function ask(event: FormEvent) {
    event.preventDefault();
    const wanted = { stock: text.trim() || undefined, client: who ? Number(who) : undefined };
    if (wanted.stock === stock && wanted.client === client) void price.refetch();
    else onSearch(wanted);
  }

  const whose = client === undefined ? words.ownPrice : (nameOf(String(client)) ?? String(client));
  return (
    <Drawer title={words.explain} onClose={() => onSearch({ explain: undefined, stock: undefined, client: undefined })}>
      <section>
        <form className="stack" noValidate onSubmit={ask}>
          <TextInput
            label={words.stock}
            data-autofocus
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Select
            label={words.client}
            description={words.clientHint}
            searchable
            clearable
            selectFirstOptionOnChange={typing.isFound}
            onSearchChange={typing.look}
            dropdownOpened={typing.isOpen}
            onDropdownOpen={typing.open}
            onDropdownClose={typing.close}
            onFocus={typing.comeBack}
            onBlur={typing.leave}
            onKeyDown={typing.press}
            data={named.map(({ id, label }) => ({ value: String(id), label }))}
            value={who}
            onChange={setWho}
            comboboxProps={{ transitionProps: { duration: 0 } }}
          />
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
