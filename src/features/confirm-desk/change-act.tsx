import { Act } from "#ui/act/act.tsx";
import { byKey } from "#ui/act/by-key.ts";
import { useScreenKeys } from "#ui/frame/use-screen-keys.ts";
import { words } from "./words.ts";

interface ChangeActProps {
  /** The reason why the request cannot be changed; null if it can. */
  reason: string | null;
  onChange: () => void;
}

/** Changes the requested price or the remark, by the button or by U. */
export function ChangeAct({ reason, onChange }: ChangeActProps) {
  useScreenKeys({ u: () => byKey(reason, onChange) });
  return (
    <Act variant="default" keys="U" reason={reason} onClick={onChange}>
      {words.change}
    </Act>
  );
}
