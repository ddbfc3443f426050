import { Button } from "@mantine/core";
import { createContext, use } from "react";
import type { Data } from "#api/operation-types.ts";
import { addresses } from "#domain/addresses.ts";
import { formatDateTime } from "#domain/format.ts";
import { Link } from "#ui/frame/link.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { words } from "./words.ts";

export type ShareLink = Data<"listShareLinks">["data"][number];

/** The order of a cell to its list: asks whether to end this link. */
export const EndLink = createContext<(link: ShareLink) => void>(() => {});

export const linkId = ({ id }: ShareLink) => String(id);

const State = ({ of: { is_good } }: { of: ShareLink }) => (
  <Tag hue={is_good ? "green" : "gray"} kind={is_good ? "free" : "off"}>
    {is_good ? words.good : words.ended}
  </Tag>
);

/** The stones of a link as a search of one's own. The address of the link itself is not kept anywhere. */
const Stones = ({ of: { stones } }: { of: ShareLink }) => (
  <Link to={addresses.numbers(stones)} title={stones.join(", ")} aria-label={words.showThese(words.stones(stones))}>
    {words.stones(stones)}
  </Link>
);

function EndButton({ of: link }: { of: ShareLink }) {
  const end = use(EndLink);
  return link.is_good ? (
    <Button variant="subtle" aria-label={words.endThis(words.stones(link.stones))} onClick={() => end(link)}>
      {words.end}
    </Button>
  ) : null;
}

export const linkColumns: readonly Column<ShareLink>[] = [
  {
    id: "stones",
    head: words.shows,
    width: 290,
    text: ({ stones }) => stones.join(" "),
    cell: (link) => <Stones of={link} />,
  },
  { id: "client", head: words.client, width: 190, cell: ({ client }) => client ?? words.ownPrices },
  {
    id: "resale_pct",
    head: words.resale,
    width: 96,
    text: ({ resale_pct }) => words.resaleOf(resale_pct),
    cell: ({ resale_pct }) => words.resaleOf(resale_pct),
  },
  {
    id: "created_at",
    head: words.created,
    width: 152,
    text: ({ created_at }) => formatDateTime(created_at),
    cell: ({ created_at }) => formatDateTime(created_at),
  },
  {
    id: "expires_at",
    head: words.expires,
    width: 152,
    text: ({ expires_at }) => formatDateTime(expires_at),
    cell: ({ expires_at }) => formatDateTime(expires_at),
  },
  {
    id: "is_good",
    head: words.state,
    width: 92,
    text: ({ is_good }) => (is_good ? words.good : words.ended),
    cell: (link) => <State of={link} />,
  },
  { id: "opened", head: words.opened, width: 96, cell: ({ opened }) => words.times(opened) },
  { id: "acts", head: words.acts, width: 104, text: () => "", cell: (link) => <EndButton of={link} /> },
];

/** A link on a phone. */
export const linkCard = (link: ShareLink) => (
  <>
    <span className="row between">
      <b>
        <Stones of={link} />
      </b>
      <State of={link} />
    </span>
    <span className="row between dim">
      <span>
        {link.client ?? words.ownPrices}
        {link.resale_pct !== 0 && ` · ${words.resaleOf(link.resale_pct)}`}
      </span>
      <span>{words.times(link.opened)}</span>
    </span>
    <span className="row between dim">
      <span>
        {words.expires} {formatDateTime(link.expires_at)}
      </span>
      <EndButton of={link} />
    </span>
  </>
);
