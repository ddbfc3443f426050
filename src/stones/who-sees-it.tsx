import "./who-sees-it.css";
import { useState } from "react";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { ClientPicker } from "./client-picker.tsx";
import { words } from "./words.ts";

/** The gates between a stone and a client, in the stone's drawer. */
export function WhoSeesIt({ stockNo }: { stockNo: string }) {
  const [clientId, setClientId] = useState<number>();
  return (
    // A question that nobody has asked yet says nothing on paper.
    <section className={clientId === undefined ? "who-sees-it screen-only" : "who-sees-it"}>
      <h3>{words.whoSeesIt}</h3>
      <p className="dim">{words.whoSeesItNote}</p>
      <ClientPicker clientId={clientId} onClient={setClientId} none={words.chooseClient} />
      {clientId !== undefined && <Gates stockNo={stockNo} clientId={clientId} />}
    </section>
  );
}

function Gates({ stockNo, clientId }: { stockNo: string; clientId: number }) {
  const read = useCall("explainVisibility", { query: { stock_no: stockNo, user_id: clientId } });
  if (read.isError) return <FailureState {...queryFailure(read)} />;
  if (!read.data) return <SkeletonRows label={words.whoSeesIt} rows={9} />;
  return (
    <>
      <p role="status">
        <b>{read.data.is_visible ? words.seesIt : words.seesItNot}</b>
      </p>
      <ul className="gates">
        {read.data.gates.map(({ gate, passes }) => (
          <li key={gate} className="row between">
            {words.gates[gate]}
            <Passes passes={passes} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Passes({ passes }: { passes: boolean | null }) {
  if (passes === null) return <Tag hue="gray">{words.unsaid}</Tag>;
  return (
    <Tag hue={passes ? "green" : "red"} kind={passes ? "free" : "off"}>
      {passes ? words.passes : words.shut}
    </Tag>
  );
}
