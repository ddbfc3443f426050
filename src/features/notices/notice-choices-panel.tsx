import "#ui/table/small-table.css";
import "./notices.css";
import { NativeSelect } from "@mantine/core";
import { sentenceOf } from "#api/errors.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { useAct } from "#api/use-act.ts";
import { useViewOnly } from "#api/view-only.ts";
import { type NoticeWay, noticeTopics, noticeWays } from "#domain/notices.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { notify } from "#ui/notice/notify.ts";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { words } from "./words.ts";

/** The ways in which one wants to be told, by topic. A choice is kept as soon as it is made. */
export function NoticeChoicesPanel() {
  const read = useCall("getNoticeChoices", undefined, { fallback: "dataNotFetched" });
  const save = useAct("saveNoticeChoices", { refreshes: ["getNoticeChoices"] });
  const locked = useViewOnly();
  const { ways = [], choices = [] } = read.data ?? {};
  if (read.isSuccess && choices.length === 0) return null; // nothing of the portal concerns them
  return (
    <Panel title={words.howTold} flush>
      {read.isPending && <SkeletonRows label={words.howTold} rows={4} widths={[240, 160]} />}
      {read.isError && <FailureState {...queryFailure(read)} />}
      {read.isSuccess && (
        <>
          <p className="panel-body dim">
            {words.howToldText} {ways.includes("mail") && words.alwaysMailed}
          </p>
          <table className="small-table notice-ways">
            <thead>
              <tr>
                <th scope="col">{words.topic}</th>
                <th scope="col">{words.way}</th>
              </tr>
            </thead>
            <tbody>
              {choices.map(({ topic, way }) => (
                <tr key={topic}>
                  <td>{noticeTopics[topic].label}</td>
                  <td>
                    <NativeSelect
                      size="xs"
                      aria-label={words.wayOf(noticeTopics[topic].label)}
                      disabled={locked !== null}
                      value={save.isPending ? chosenIn(save.variables, topic, way) : way}
                      data={ways.map((one) => ({ value: one, label: noticeWays[one] }))}
                      onChange={({ currentTarget }) =>
                        save.mutate(
                          { body: { choices: [{ topic, way: currentTarget.value as NoticeWay }] } },
                          {
                            onSuccess: ({ message }) => notify.success(message),
                            onError: (error) => notify.failure(sentenceOf(error)),
                          },
                        )
                      }
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Panel>
  );
}

type Sent = { body: { choices: readonly { topic: string; way: NoticeWay }[] } } | undefined;
const chosenIn = (sent: Sent, topic: string, way: NoticeWay) =>
  sent?.body.choices.find((one) => one.topic === topic)?.way ?? way;
