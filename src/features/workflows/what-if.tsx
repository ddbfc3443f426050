import "./what-if.css";
import { FileButton } from "@mantine/core";
import { useRef, useState } from "react";
import { useNoRight } from "#api/view-only.ts";
import { Act } from "#ui/act/act.tsx";
import { notify } from "#ui/notice/notify.ts";
import { modelInFile } from "./model-in-file.ts";
import { shortModel } from "./short-model.ts";
import { VersionChoice } from "./version-choice.tsx";
import { type AskedMachine, WhatIfAnswer } from "./what-if-answer.tsx";
import { whatIfWords as words } from "./what-if-words.ts";
import type { Version } from "./workflow.ts";

interface WhatIfProps {
  name: string;
  versions: readonly Version[];
  /** The earlier version in view. It is replayed unless another is chosen. */
  looked: Version | undefined;
  mayWrite: boolean;
  rowAddress: (seq: number) => string;
  onItem: (item: string) => void;
}

/** Scrolls to the answer, which stands below the act and often below the screen. */
const intoView = (answer: HTMLElement | null) => answer?.scrollIntoView({ block: "nearest" });

/** The decisions of the last year that another version, or a machine in a file, would have made differently. */
export function WhatIf({ name, versions, looked, mayWrite, rowAddress, onItem }: WhatIfProps) {
  const noRight = useNoRight();
  const [chosen, setChosen] = useState<string>();
  const [asked, setAsked] = useState<AskedMachine>();
  const again = useRef<() => void>(null);
  // The present version would decide as it did, except for the decisions of an earlier one, so an earlier one is the
  // default.
  const version = versions.find(({ model }) => model === chosen) ?? looked ?? versions.find((one) => !one.is_present);
  const reason = mayWrite ? null : noRight;

  async function askFile(file: File | null) {
    again.current?.(); // the same file, after a change, can be chosen once more
    if (!file) return;
    const description = await modelInFile(file);
    if (description) setAsked({ title: file.name, body: { description } });
    else notify.failure(words.notAModel(file.name));
  }
  return (
    <section className={asked ? "section what-if" : "section what-if screen-only"} aria-label={words.whatIf}>
      <h2>{words.whatIf}</h2>
      <p className="dim">{words.whatIfText}</p>
      <div className="row wrap version-choices screen-only">
        {version && (
          <>
            <VersionChoice label={words.otherVersion} versions={versions} model={version.model} onModel={setChosen} />
            <Act
              variant="default"
              reason={reason}
              onClick={() =>
                setAsked({
                  title: `${version.version}, ${shortModel(version.model)}`,
                  body: { model: version.model },
                })
              }
            >
              {words.askVersion}
            </Act>
          </>
        )}
        <FileButton
          resetRef={again}
          accept="application/json,.json"
          onChange={(file) => void askFile(file)}
          disabled={!mayWrite}
        >
          {({ onClick }) => (
            <Act variant="default" reason={reason} onClick={onClick}>
              {words.askFile}
            </Act>
          )}
        </FileButton>
      </div>
      {asked && (
        <div key={asked.title} ref={intoView} className="stack">
          <WhatIfAnswer name={name} asked={asked} rowAddress={rowAddress} onItem={onItem} />
        </div>
      )}
    </section>
  );
}
