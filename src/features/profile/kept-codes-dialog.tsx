import { RecoveryCodes } from "#screens/second-factor/recovery-codes.tsx";
import { words as factorWords } from "#screens/second-factor/words.ts";
import { Act } from "#ui/act/act.tsx";
import { Dialog } from "#ui/act/dialog.tsx";
import { words } from "./words.ts";

/** Closes a dialog unless its answer is on its way: that has the recovery codes, which are shown once. */
export const closeUnlessSent =
  ({ isPending }: { isPending: boolean }, onClose: () => void) =>
  (): void => {
    if (!isPending) onClose();
  };

/** The recovery codes, this once. Whoever closes it too early makes new ones in the profile. */
export const KeptCodesDialog = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => (
  <Dialog
    title={factorWords.recovery}
    onClose={onClose}
    foot={
      <Act size="sm" onClick={onClose}>
        {words.codesKept}
      </Act>
    }
  >
    <RecoveryCodes codes={codes} />
  </Dialog>
);
