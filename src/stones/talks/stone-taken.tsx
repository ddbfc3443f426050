import { type KnownNow, stoneNowSentence } from "#domain/stone-now.ts";
import { Notice } from "#ui/notice/notice.tsx";

/** Says that another client has the stone that is spoken about, or that it is not offered any more. */
export const StoneTaken = ({ now }: { now: KnownNow }) => (
  <Notice hue="orange" urgent>
    {stoneNowSentence(now)}
  </Notice>
);
