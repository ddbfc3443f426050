import { Button } from "@mantine/core";
import { RecoveryCodes } from "#screens/second-factor/recovery-codes.tsx";
import { Door } from "#ui/frame/door.tsx";
import type { DoorSession } from "./door-session.ts";
import { SecondCode } from "./second-code.tsx";
import { SecondSetUp } from "./second-set-up.tsx";
import { secondWords } from "./second-words.ts";

/** The second step of a sign-in: a code, or the setting up of a second factor that the house demands. */
export function SecondStep({ session }: { session: DoorSession }) {
  const { offer, recoveryCodes } = session.snapshot.context;
  if (recoveryCodes)
    return (
      <Door title={secondWords.keepTitle} lead={secondWords.keepLead}>
        <div className="stack">
          <RecoveryCodes codes={recoveryCodes} />
          <Button size="md" fullWidth onClick={session.enter}>
            {secondWords.enter}
          </Button>
        </div>
      </Door>
    );
  if (offer) return <SecondSetUp offer={offer} session={session} />;
  const isOffering = session.snapshot.matches({ signedOut: { secondFactor: "offering" } });
  return isOffering ? (
    <Door title={secondWords.factorTitle} lead={secondWords.factorLead}>
      <div aria-busy="true" />
    </Door>
  ) : (
    <SecondCode session={session} />
  );
}
