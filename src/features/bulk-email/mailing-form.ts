import type { Body } from "#api/operation-types.ts";
import { type MailingFile, type MailingLink, mailingFileNames, shareHoursDefault } from "#domain/mailings.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import type { DiamondType } from "#domain/stone.ts";
import { sentNumber } from "#domain/typed-number.ts";
import { type ScheduleForm, scheduleForm, scheduleWordsOf, typedSchedule } from "#screens/schedule/schedule-form.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import type { Mailing } from "./mailing.ts";
import { words } from "./words.ts";

/** The fields of a mail rule. No type is chosen at first (spec §3). */
export interface MailingForm extends ScheduleForm {
  name: string;
  subject: string;
  body: string;
  people_search: string;
  country_id: number | null;
  business_associate_id: number | null;
  type_id: number | null;
  business_id: number | null;
  client_ids: readonly number[];
  diamond_type: readonly DiamondType[];
  search: StoneSearch;
  link: MailingLink;
  share_hours: number | string;
  attachments: readonly MailingFile[];
  version: number;
}

/** The parts of the filter that are one of a list. Their names are read from the house (one-of-list.ts). */
export type OneOfList = "country_id" | "business_associate_id" | "type_id" | "business_id";

export const mailingFields: FieldWords<MailingForm> = {
  ...scheduleWordsOf,
  name: { label: words.name },
  subject: { label: words.subject },
  body: { label: words.body },
  people_search: { label: words.peopleSearch },
  client_ids: { label: words.peopleByName, show: (ids) => words.namedPeople(ids.length) },
  diamond_type: { label: words.types, show: (types) => types.map((type) => words.type[type]).join(", ") },
  search: { label: words.fromAddress, show: () => words.fromAddress },
  link: { label: words.link, show: (link) => words.links[link] },
  share_hours: { label: words.shareHours },
  attachments: {
    label: words.attachments,
    show: (formats) => formats.map((format) => mailingFileNames[format]).join(", "),
  },
};

export const emptyMailing: MailingForm = {
  name: "",
  subject: "",
  body: "{{salutation}},\n\n",
  people_search: "",
  country_id: null,
  business_associate_id: null,
  type_id: null,
  business_id: null,
  client_ids: [],
  diamond_type: [],
  search: {},
  link: "portal",
  share_hours: shareHoursDefault,
  attachments: [],
  ...scheduleForm(null),
  version: 0,
};

/** The form of a stored rule. */
export const formOf = (row: Mailing): MailingForm => ({
  name: row.name,
  subject: row.subject,
  body: row.body,
  people_search: row.people.search ?? "",
  country_id: row.people.country_id ?? null,
  business_associate_id: row.people.business_associate_id ?? null,
  type_id: row.people.type_id ?? null,
  business_id: row.people.business_id ?? null,
  client_ids: row.people.client_ids ?? [],
  diamond_type: row.diamond_type,
  search: row.search,
  link: row.link,
  share_hours: row.share_hours,
  attachments: row.attachments,
  ...scheduleForm(row.schedule),
  version: row.version,
});

/** The filter over clients of an open form. */
export const peopleOf = ({ people_search, client_ids, ...one }: MailingForm) => ({
  ...(people_search.trim() !== "" && { search: people_search.trim() }),
  ...(one.country_id !== null && { country_id: one.country_id }),
  ...(one.business_associate_id !== null && { business_associate_id: one.business_associate_id }),
  ...(one.type_id !== null && { type_id: one.type_id }),
  ...(one.business_id !== null && { business_id: one.business_id }),
  ...(client_ids.length > 0 && { client_ids: [...client_ids] }),
});

/** The words of an open form, for its preview. */
export const wordsOf = ({ subject, body, diamond_type, search, link, attachments }: MailingForm) => ({
  subject: subject.trim(),
  body,
  diamond_type: [...diamond_type],
  search,
  link,
  attachments: [...attachments],
});

/** The body that adding and changing share. */
export function bodyOf(values: MailingForm): Body<"createBulkEmail"> {
  const typed = typedSchedule(values);
  return {
    ...wordsOf(values),
    name: values.name.trim(),
    people: peopleOf(values),
    share_hours: sentNumber(values.share_hours) ?? shareHoursDefault,
    schedule: "fault" in typed ? null : typed.schedule,
  };
}
