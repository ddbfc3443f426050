import { Fragment } from "react";
import { addresses } from "#domain/addresses.ts";
import { paperPartNames } from "#domain/paper-lacks.ts";
import type { PrintedKind } from "#domain/stone-lists.ts";
import { Link } from "#ui/frame/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PaperAhead } from "./use-paper-ahead.ts";
import { words } from "./words.ts";

interface PaperLacksProps {
  kind: PrintedKind;
  ahead: PaperAhead | undefined;
}

/**
 * Names what a paper is about to be made without, before it is made. It blocks nothing. The links open beside the form,
 * so that nothing typed is lost.
 */
export function PaperLacks({ kind, ahead }: PaperLacksProps) {
  if (!ahead) return null;
  const { lacks, may, who, without_address: clients } = ahead;
  const shown = clients.slice(0, words.clientsShown);
  return (
    <>
      {lacks.length > 0 && (
        <Notice hue="orange">
          {words.lacks[kind]}{" "}
          {lacks.map((part, at) => (
            <Fragment key={part}>
              {at > 0 && ", "}
              {may ? (
                <Outside to={addresses.paperSettings(part)}>{paperPartNames[part]}</Outside>
              ) : (
                paperPartNames[part]
              )}
            </Fragment>
          ))}
          .{!may && ` ${words.ask(who)}`}
        </Notice>
      )}
      {shown.length > 0 && (
        <Notice hue="orange">
          {shown.map(({ id, name, may: mayChange }, at) => (
            <Fragment key={id}>
              {at > 0 && ", "}
              {mayChange ? <Outside to={addresses.clientsBusiness(id)}>{name}</Outside> : name}
            </Fragment>
          ))}
          {clients.length > shown.length && ` ${words.others(clients.length - shown.length)}`}{" "}
          {words.noAddress(clients.length)}
        </Notice>
      )}
    </>
  );
}

const Outside = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} target="_blank">
    {children}
  </Link>
);
