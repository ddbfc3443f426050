import "./authenticator-secret.css";
import { Button } from "@mantine/core";
import { saveFile } from "#api/save-file.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { words } from "./words.ts";

/** Recovery codes, shown this once, to be kept on paper or as a file. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const save = () => saveFile(new Blob([words.file(codes)], { type: "text/plain" }), words.fileName);
  return (
    <div className="stack">
      <Notice hue="orange">{words.recoveryText}</Notice>
      <ol className="recovery-codes" aria-label={words.recovery}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div>
        <Button variant="default" onClick={save}>
          {words.download}
        </Button>
      </div>
    </div>
  );
}
