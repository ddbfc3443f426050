import "./qr-code.css";
import { useMemo } from "react";
import { qrCode } from "#domain/qr/qr-code.ts";

/** The quiet zone that readers need around a code. */
const quiet = 4;

/** A text as a QR code, drawn here: what stands in it goes to no other server. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = useMemo(() => qrCode(text), [text]);
  if (!modules) return null;
  const size = modules.length + 2 * quiet;
  const dark = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : [])),
  );
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} />
      <path d={dark.join("")} />
    </svg>
  );
}
