import { paperParts } from "#domain/paper-lacks.ts";
import { choiceParam } from "#domain/search-params.ts";

/** The field of the paper settings that an address leads to. */
export const paperSettingsSearch = (raw: Record<string, unknown>) => ({ field: choiceParam(raw.field, paperParts) });
