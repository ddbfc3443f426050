import { KycNote } from "./kyc-note.tsx";
import { stoneActs } from "./stone-act.ts";
import type { Acting } from "./use-acting.tsx";

/**
 * The obstacle to the claims, in words. It becomes known after the acts are shown, so it has its own line above them:
 * the acts stay where they are.
 */
export const ActNote = ({ acting }: { acting: Acting }) =>
  acting.acts.some(({ name }) => stoneActs[name].isClaim) && <KycNote {...acting} />;
