import "./authenticator-secret.css";
import { Button } from "@mantine/core";
import { QrCode } from "#ui/marks/qr-code.tsx";
import { notify } from "#ui/notice/notify.ts";
import { words } from "./words.ts";

async function copy(secret: string) {
  try {
    await navigator.clipboard.writeText(secret);
    notify.success(words.copied);
  } catch {
    notify.failure(words.notCopied);
  }
}

/** A secret for an authenticator: as a QR code, and as a text for whoever has no camera. */
export function AuthenticatorSecret({ secret, address }: { secret: string; address: string }) {
  return (
    <div className="stack">
      <p className="dim">{words.scan}</p>
      <div className="authenticator">
        <QrCode text={address} label={words.qr} />
        <div className="stack">
          <p>
            <span className="dim">{words.key}</span>
            <br />
            <span className="authenticator-key">{(secret.match(/.{1,4}/g) ?? []).join(" ")}</span>
          </p>
          <div>
            <Button variant="default" onClick={() => void copy(secret)}>
              {words.copyKey}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
