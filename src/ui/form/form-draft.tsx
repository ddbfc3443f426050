import { Button } from "@mantine/core";
import { Notice } from "../notice/notice.tsx";
import { words } from "../words.ts";
import type { Form } from "./use-form.ts";

/** The notice that a form began with a draft. Its act drops the draft for the stored values. */
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
