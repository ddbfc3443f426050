import { Button } from "@mantine/core";
import { Notice } from "../notice/notice.tsx";
import { words } from "../words.ts";
import type { Form } from "./use-form.ts";

/** Says that a form began with what was typed in it before, and gives it up for what is stored. */
export function FormDraft<Values extends object>({
  form,
}: {
  form: Pick<Form<Values>, "isDraft" | "dirty" | "reset">;
}) {
  if (!form.isDraft || !form.dirty) return null;
  return (
    <section>
      <Notice hue="blue">
        <p className="row between">
          {words.draftText}
          <Button variant="default" onClick={() => form.reset()}>
            {words.discardDraft}
          </Button>
        </p>
      </Notice>
    </section>
  );
}
