import { choiceParam } from "#domain/search-params.ts";
import { setUpSteps } from "./set-up-page.tsx";

/** The step of setting the house up that an address names. */
export const setUpSearch = (raw: Record<string, unknown>) => ({ step: choiceParam(raw.step, setUpSteps) });
