import "./shared-stones.css";
import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useEffect } from "react";
import { ApiError } from "#api/errors.ts";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { count, formatDateTime12, number2, usd } from "#domain/format.ts";
import { messages } from "#domain/portal-messages.ts";
import { BrandMark } from "#ui/frame/brand-mark.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { SharedStoneCard } from "./shared-stone-card.tsx";
import { words } from "./words.ts";

type Stones = Data<"getSharedStones">["stones"];

/** The stones of a link, for everybody who has it: without navigation or sign-in, and fit to print. */
export function SharedStonesPage({ token }: { token: string }) {
  // Every read counts as an opening, so one visit reads once.
  const read = useCall("getSharedStones", { path: { token } }, { freshForMs: Number.POSITIVE_INFINITY });
  const house = read.data?.house;
  useEffect(() => {
    document.title = house ? `${words.title} · ${house}` : words.title;
  }, [house]);
  return (
    <div className="shared">
      <main>
        <header className="shared-head">
          <span className="shared-brand">
            <BrandMark size={24} />
            {house}
          </span>
          <h1>{read.data ? words.some(read.data.stones.length) : words.title}</h1>
          {read.data && <Validity of={read.data} />}
        </header>
        {read.isPending && <SkeletonRows label={words.title} />}
        {read.isError && <Refused read={read} />}
        {read.data && (
          <>
            <ul className="shared-stones">
              {read.data.stones.map((stone) => (
                <li key={stone.stock_no}>
                  <SharedStoneCard stone={stone} />
                </li>
              ))}
            </ul>
            <Sum stones={read.data.stones} />
          </>
        )}
      </main>
    </div>
  );
}

/** A link shows the prices of all its stones, or of none. */
const isPriced = (stones: Stones) => stones.every(({ sell_amt }) => sell_amt !== null);

function Validity({ of: { stones, shared_at, expires_at } }: { of: Data<"getSharedStones"> }) {
  const shared = formatDateTime12(shared_at);
  return (
    <div className="row wrap between">
      <p className="dim">
        {isPriced(stones) ? words.pricesOf(shared) : words.sharedOn(shared)},{" "}
        {words.until(formatDateTime12(expires_at))}
      </p>
      <Button
        className="screen-only"
        variant="default"
        leftSection={<IconPrinter size={14} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {words.print}
      </Button>
    </div>
  );
}

function Refused({ read }: { read: Parameters<typeof queryFailure>[0] }) {
  const { error } = read;
  if (!(error instanceof ApiError) || error.status !== 404) return <FailureState {...queryFailure(read)} />;
  return error.code === "linkExpired" ? (
    <BlankState title={messages.linkExpired}>{words.notGoodText}</BlankState>
  ) : (
    <BlankState title={words.notThere}>{words.notThereText}</BlankState>
  );
}

/** The sum of the stones that can be bought. Those that are gone stay on the page and are not counted. */
function Sum({ stones }: { stones: Stones }) {
  const free = stones.filter(({ is_available }) => is_available);
  const isWhole = free.length === stones.length;
  const sum = (values: number[]) => Math.round(values.reduce((all, value) => all + value * 100, 0)) / 100;
  if (free.length === 0) return <footer className="shared-sum">{words.noneLeft}</footer>;
  const pieces = isWhole ? count(free.length) : words.someOf(count(free.length), count(stones.length));
  return (
    <footer className="shared-sum">
      {!isWhole && <span>{words.availableOnes}</span>}
      <span>
        <span className="dim">{words.pieces}</span> <b>{pieces}</b>
      </span>
      <span>
        <span className="dim">{words.carats}</span> <b>{number2(sum(free.map(({ carat }) => carat)))}</b>
      </span>
      {isPriced(stones) && (
        <span>
          <span className="dim">{words.total}</span> <b>{usd(sum(free.map(({ sell_amt }) => sell_amt ?? 0)))}</b>
        </span>
      )}
    </footer>
  );
}
