import "../home.css";
import { Button } from "@mantine/core";
import { useState } from "react";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { answerOf } from "#api/query-failure.ts";
import { addresses } from "#domain/addresses.ts";
import { formatDate } from "#domain/format.ts";
import { homeRows } from "#domain/home.ts";
import { Link } from "#ui/frame/link.tsx";
import { failureOf } from "./failed.tsx";
import { FigureRows } from "./figure-rows.tsx";
import { clientsAsked, type FiguresSearch } from "./figures-search.ts";
import { NotNarrowed, ofClients } from "./not-narrowed.tsx";
import { words } from "./words.ts";

type Quiet = Data<"listQuietClients">;

/** The clients who have not been here and ordered nothing for some time; each opens. */
export function QuietClients({ search }: { search: FiguresSearch }) {
  const quiet = useCall("listQuietClients", { query: clientsAsked(search) }, { fallback: "dataNotFetched" });
  const [isWhole, setIsWhole] = useState(false);
  const data = answerOf(quiet);
  const hasMore = data !== undefined && data.clients.length > homeRows;
  return (
    <FigureRows
      title={words.quiet}
      aside={data && words.quietFor(data.days)}
      of={data?.clients}
      room={isWhole ? Number.POSITIVE_INFINITY : homeRows}
      empty={data ? words.noneQuiet(data.days) : ""}
      failure={failureOf(quiet)}
      note={<NotNarrowed of={search} by={ofClients} />}
      foot={
        hasMore && (
          <Button variant="subtle" size="compact-sm" onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? words.fewer : words.allQuiet(data.clients.length, data.total)}
          </Button>
        )
      }
    >
      {(shown) => (
        <ul className="session-lines">
          {shown.map((client) => (
            <QuietRow key={client.id} of={client} />
          ))}
        </ul>
      )}
    </FigureRows>
  );
}

const QuietRow = ({
  of: { id, name, company_name, last_visit_at, last_order_at },
}: {
  of: Quiet["clients"][number];
}) => (
  <li>
    <Link to={addresses.client(id)} className="session-device" title={name}>
      {company_name ?? name}
    </Link>
    <span className="dim figures">
      {words.lastVisit(last_visit_at && formatDate(last_visit_at))} ·{" "}
      {words.lastOrder(last_order_at && formatDate(last_order_at))}
    </span>
  </li>
);
