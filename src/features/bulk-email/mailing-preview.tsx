import { useDebouncedValue, useMediaQuery } from "@mantine/hooks";
import { IconX } from "@tabler/icons-react";
import { useId, useState } from "react";
import { Act } from "#ui/act/act.tsx";
import { Dialog } from "#ui/act/dialog.tsx";
import { IconButton } from "#ui/marks/icon-button.tsx";
import type { MailingForm } from "./mailing-form.ts";
import { PreviewedLetter } from "./previewed-letter.tsx";
import { words } from "./words.ts";

/** The pause in typing after which the letter is written anew. */
const restMs = 400;

/**
 * The letter of an open form, as any client would read it now: beside the form where there is room, else over it. The form
 * shows `opener`, and `letter` stands after its drawer.
 */
export function useMailingPreview(values: MailingForm) {
  const [isOpen, setOpen] = useState(false);
  const isWide = useMediaQuery("(min-width: 75em)", false, { getInitialValueInEffect: false });
  const close = () => setOpen(false);
  const opener = (
    <section>
      <div className="row">
        <Act
          variant="default"
          aria-pressed={isWide ? isOpen : undefined}
          reason={!isOpen && values.subject.trim() === "" ? words.noSubject : null}
          onClick={() => setOpen(!isOpen)}
        >
          {isWide ? words.previewBeside : words.previewMore}
        </Act>
      </div>
    </section>
  );
  const Frame = isWide ? BesideForm : OverForm;
  return { opener, letter: isOpen && <Frame values={values} onClose={close} /> };
}

interface FrameProps {
  values: MailingForm;
  onClose: () => void;
}

/** The letter as the form stands, followed while it is written. It takes the place of the list. */
function BesideForm({ values, onClose }: FrameProps) {
  const titleId = useId();
  const [rested] = useDebouncedValue(values, restMs);
  return (
    <aside className="drawer mailing-beside" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{words.preview}</h2>
        <IconButton label={words.closeLetter} icon={<IconX size={16} />} onClick={onClose} />
      </header>
      <div className="mailing-beside-letter">
        <PreviewedLetter values={rested} />
      </div>
    </aside>
  );
}

function OverForm({ values, onClose }: FrameProps) {
  return (
    <Dialog title={words.previewOf(values.subject)} size="lg" onClose={onClose}>
      <PreviewedLetter values={values} />
    </Dialog>
  );
}
