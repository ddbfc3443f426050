import "./talks.css";
import { useEffect, useRef } from "react";
import { formatDateTime, usd } from "#domain/format.ts";
import { hundredths } from "#domain/money.ts";
import { discOf } from "#domain/price.ts";
import { dealAmount, type StoneLine } from "../stone-line.ts";
import { useServerTime } from "../use-server-time.ts";
import { authorOf, deedOf, isHeldStill, isOfBid, type Message } from "./talk.ts";
import { words } from "./words.ts";

interface MessagesProps {
  line: StoneLine;
  messages: readonly Message[];
}

/** The messages, the oldest first. The newest is in sight, and new ones are read out. */
export function Messages({ line, messages }: MessagesProps) {
  const list = useRef<HTMLElement>(null);
  const count = messages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: how many there are only says when to look.
  useEffect(() => {
    list.current?.querySelector("li:last-child")?.scrollIntoView({ block: "nearest" });
  }, [count]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={list} className="talk" aria-label={words.talk} aria-live="polite" tabIndex={0}>
      <ol>
        {messages.map((message) => (
          <li key={message.id} data-side={message.author.is_client ? "client" : "house"}>
            <div className="talk-meta">
              {message.kind === "expired" ? (
                <span>{isOfBid(messages, message) ? words.bidExpired : words.offerExpired}</span>
              ) : (
                <span>
                  <b>{authorOf(message)}</b> {deedOf(message)}
                </span>
              )}
              <time className="figures" dateTime={message.at}>
                {formatDateTime(message.at)}
              </time>
            </div>
            {message.offered_ppc !== null && (
              <Offer
                line={line}
                price={message.offered_ppc}
                standsUntil={message.stands_until}
                heldUntil={isHeldStill(line, messages, message) ? message.held_until : null}
              />
            )}
            {message.text && <p className="talk-text">{message.text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface OfferProps {
  line: StoneLine;
  price: number;
  /** Null for what came of an offer. */
  standsUntil: string | null;
  heldUntil: string | null;
}

/** An offer: the price in the trade's three forms, and its end. */
function Offer({ line, price, standsUntil, heldUntil }: OfferProps) {
  const isOver = useServerTime((now) => standsUntil !== null && Date.parse(standsUntil) < now);
  const percent = line.rap ? discOf(hundredths(price), hundredths(line.rap)) / 100 : null;
  return (
    <p className="talk-offer figures">
      <b>{words.perCarat(price)}</b>
      {percent !== null && <span>{words.discount(percent)}</span>}
      <span>{words.totalOf(usd(dealAmount(line, price)))}</span>
      {standsUntil && (
        <span className="dim">{isOver ? words.over : words.standsUntil(formatDateTime(standsUntil))}</span>
      )}
      {heldUntil && <span className="dim">{words.heldUntil(formatDateTime(heldUntil))}</span>}
    </p>
  );
}
