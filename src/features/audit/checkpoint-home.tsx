import { useCall } from "#api/query.ts";
import { useDownload } from "#api/use-download.ts";
import { useViewOnly } from "#api/view-only.ts";
import { Act } from "#ui/act/act.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { Code } from "#ui/marks/code.tsx";
import { copyText } from "#ui/notice/copy-text.ts";
import { downloadNotice } from "#ui/notice/download-notice.ts";
import { useProofFiles } from "./checkpoint-files.ts";
import { words } from "./checkpoint-words.ts";
import { words as log } from "./words.ts";

const notice = () => downloadNotice(log.rows);

/** The files to carry home, and the one command that verifies the log there. */
export function CheckpointHome({ latest }: { latest: number | undefined }) {
  const { saveVerifier, saveCheckpoint } = useProofFiles();
  const download = useDownload(notice);
  const viewOnly = useViewOnly();
  const verdict = useCall("getAuditVerdict");
  return (
    <Panel title={words.home}>
      <div className="stack">
        <p className="dim">{words.homeText}</p>
        <ol className="verdict-steps">
          <li>
            <span>{words.steps.verifier}</span>
            <Act variant="default" onClick={saveVerifier}>
              {words.getVerifier}
            </Act>
          </li>
          <li>
            <span>{words.steps.log}</span>
            <Act
              variant="default"
              reason={viewOnly}
              onClick={() => void download("exportAuditLogs", { query: { format: "jsonl", job: true } })}
            >
              {words.getLog}
            </Act>
          </li>
          <li>
            <span>{words.steps.checkpoint}</span>
            <Act
              variant="default"
              reason={latest === undefined ? words.none : null}
              onClick={() => latest !== undefined && saveCheckpoint(latest)}
            >
              {words.download}
            </Act>
          </li>
          <li>
            <span>{words.steps.command}</span>
            <Act variant="default" onClick={() => void copyText(words.command, words.copied)}>
              {words.copy}
            </Act>
            <code className="verdict-command">{words.command}</code>
          </li>
        </ol>
        {verdict.data && (
          <p className="verdict-key">
            {words.houseKey} <Code>{verdict.data.key}</Code>
          </p>
        )}
        <p className="dim">{words.keyNote}</p>
        <p className="dim">{words.homeNote}</p>
      </div>
    </Panel>
  );
}
