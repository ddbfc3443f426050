import { useEffect } from "react";
import { sentenceOf } from "#api/errors.ts";
import { useCall } from "#api/query.ts";
import { isRefused, queryFailure } from "#api/query-failure.ts";
import { Door } from "#ui/frame/door.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { ChoiceForm } from "./choice-form.tsx";
import { words } from "./words.ts";

/** The choice of mails, for whoever has the address under one of them. To open it changes nothing. */
export function MailChoicesPage({ token }: { token: string }) {
  const read = useCall("readMailChoices", { path: { token } });
  const house = read.data?.house;
  useEffect(() => {
    document.title = [words.title, ...(house === undefined ? [] : [house])].join(" · ");
  }, [house]);
  return (
    <Door title={words.title} lead={read.data && words.lead(read.data.house, read.data.to)}>
      {read.isPending && <SkeletonRows label={words.title} />}
      {read.isError && !read.data && <Unread read={read} />}
      {read.data && <ChoiceForm token={token} topics={read.data.topics} />}
    </Door>
  );
}

/** The refusal of an address. One that was cut or altered stays refused, however often one tries. */
const Unread = ({ read }: { read: Parameters<typeof queryFailure>[0] }) =>
  isRefused(read.error) ? (
    <BlankState title={sentenceOf(read.error)}>{words.wholeAddress}</BlankState>
  ) : (
    <FailureState {...queryFailure(read)} />
  );
