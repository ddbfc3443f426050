import { Button } from "@mantine/core";
import { use, useEffect, useState } from "react";
import { ClientContext } from "#api/client-context.ts";
import { sentenceOf } from "#api/errors.ts";
import { Notice } from "#ui/notice/notice.tsx";
import type { DoorSession } from "./door-session.ts";
import { leaveWith, takeAnswer } from "./issuer-journey.ts";
import { useRefusal } from "./use-refusal.ts";
import { words } from "./words.ts";

interface IssuerSignInProps {
  from: string | undefined;
  session: DoorSession;
  stays: boolean;
  onStay: ((isWanted: boolean) => void) | null;
}

const nowhere = () => {};

/** The way to the house's own sign-in service, and back from there; nothing in a house without one (decision 0130). */
export function IssuerSignIn({ from, session, stays, onStay }: IssuerSignInProps) {
  const client = use(ClientContext);
  const [name, setName] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [unreached, setUnreached] = useState<string | null>(null);
  const { refusal, ask } = useRefusal({ session, onErrors: nowhere });
  const told = unreached ?? refusal?.message;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a browser comes back once.
  useEffect(() => {
    const back = takeAnswer();
    if (!back) return;
    onStay?.(back.stays);
    ask(() => session.comeBack(back.answer));
  }, []);
  useEffect(() => {
    // Without an answer the page is as in a house without a service.
    client?.call("listSignInWays").then(({ issuer }) => setName(issuer?.name ?? null), nowhere);
  }, [client]);

  async function leave() {
    if (!client || isLeaving) return;
    setLeaving(true);
    setUnreached(null);
    try {
      const { address } = await client.call("leaveForIssuer");
      leaveWith({ from, stays });
      location.assign(address);
    } catch (error) {
      setUnreached(sentenceOf(error));
      setLeaving(false);
    }
  }

  if (name === null && told === undefined) return null;
  return (
    <div className="stack door-elsewhere">
      {told !== undefined && (
        <Notice hue="orange" urgent>
          {told}
        </Notice>
      )}
      {name !== null && (
        <>
          <p className="dim door-or">{words.or}</p>
          <Button
            size="md"
            fullWidth
            variant="default"
            loading={isLeaving}
            disabled={session.isBusy}
            onClick={() => void leave()}
          >
            {words.signInWith(name)}
          </Button>
        </>
      )}
    </div>
  );
}
