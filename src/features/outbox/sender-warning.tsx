import { useCall } from "#api/query.ts";
import { senderFaults } from "#domain/sender-records.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { words } from "./words.ts";

/** The faults in the DNS of the domain that the house writes from; nothing as long as all may be right. */
export function SenderWarning() {
  const faults = useCall("readSenderLook").data?.faults ?? [];
  if (faults.length === 0) return null;
  const isWrong = faults.some(({ fault }) => fault !== "unanswered");
  return (
    <Notice hue={isWrong ? "orange" : "blue"}>
      {isWrong && words.senderWrong}
      <ul>
        {faults.map(({ fault, name }) => (
          <li key={`${fault} ${name}`}>{senderFaults[fault](name)}</li>
        ))}
      </ul>
    </Notice>
  );
}
