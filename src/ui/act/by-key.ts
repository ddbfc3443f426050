import { notify } from "../notice/notify.ts";

/** Does an act by its key, or tells the reason against it, which the locked button of the same act shows. */
export const byKey = (reason: string | null, act: () => void) => (reason ? notify.failure(reason) : act());
