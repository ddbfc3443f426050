import "./feeds.css";
import { useState } from "react";
import { sentenceOf } from "#api/errors.ts";
import type { Data } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { Act } from "#ui/act/act.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { type FeedForm, webBody } from "./feed-form.ts";
import { words } from "./words.ts";

type Tried = Data<"tryFeedAddress">;

/** Asks the address with what is typed, and shows the beginning of its answer, or says why there is none. */
export function WebTest({ values, keptId }: { values: FeedForm; keptId: number | null }) {
  const [tried, setTried] = useState<Tried | string>();
  const visit = useAct("tryFeedAddress");
  const test = async () => {
    setTried(undefined);
    try {
      setTried((await visit.mutateAsync({ body: { web: webBody(values), kept_id: keptId } })).data);
    } catch (error) {
      setTried(sentenceOf(error));
    }
  };
  return (
    <div className="feed-test">
      <div className="row">
        <Act
          variant="default"
          reason={values["web.url"].trim() === "" ? words.addressNeeded : null}
          loading={visit.isPending}
          onClick={() => void test()}
        >
          {words.testAddress}
        </Act>
      </div>
      <div aria-live="polite">{tried !== undefined && <Outcome tried={tried} />}</div>
    </div>
  );
}

function Outcome({ tried }: { tried: Tried | string }) {
  if (typeof tried === "string") return <Notice hue="red">{tried}</Notice>;
  if (tried.outcome !== "open") return <Notice hue="red">{tried.sentence}</Notice>;
  const { file_name, lines } = tried;
  return (
    <>
      <Notice hue="green">{file_name === null ? words.answersRows : words.answersFile(file_name)}</Notice>
      {lines.length > 0 && <pre className="feed-lines">{lines.join("\n")}</pre>}
    </>
  );
}
