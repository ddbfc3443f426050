import { Button } from "@mantine/core";
import type { ApiError } from "#api/errors.ts";
import { messages } from "#domain/portal-messages.ts";
import { Notice } from "#ui/notice/notice.tsx";
import type { DoorSession } from "./door-session.ts";
import { furtherWords } from "./further-words.ts";

/** True if the address was proved too long ago. The form cannot succeed until it is proved again. */
export const isProofOver = (refusal: ApiError | null): boolean => refusal?.code === "verificationInvalid";

interface ProofOverProps {
  session: DoorSession;
  /** Asks for the code that proves the address again. */
  send: (email: string) => void;
}

/** The notice of an address that was proved too long ago, with the act for another code. */
export function ProofOver({ session, send }: ProofOverProps) {
  const { email, back } = session;
  return (
    <Notice hue="orange" urgent>
      {messages.verificationInvalid}{" "}
      <Button
        size="compact-sm"
        variant="subtle"
        onClick={() => {
          back();
          send(email ?? "");
        }}
      >
        {furtherWords.resend}
      </Button>
    </Notice>
  );
}
