import type { Body } from "#api/operation-types.ts";
import { type MailingFile, type MailingLink, mailingFileNames, shareHoursDefault } from "#domain/mailings.ts";
import type { StoneSearch } from "#domain/search/stone-search.ts";
import type { DiamondType } from "#domain/stone.ts";
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
  client_ids: readonly number[];
  diamond_type: readonly DiamondType[];
  search: StoneSearch;
  link: MailingLink;
  share_hours: number | string;
  attachments: readonly MailingFile[];
  version: number;
}

export const mailingFields: FieldWords<MailingForm> = {
  ...scheduleWordsOf,
  name: { label: words.name },
  subject: { label: words.subject },
  body: { label: words.body },
  people_search: { label: words.peopleSearch },
  client_ids: { label: words.people, show: (ids) => words.namedPeople(ids.length) },
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
  client_ids: row.people.client_ids ?? [],
  diamond_type: row.diamond_type,
  search: row.search,
  link: row.link,
  share_hours: row.share_hours,
  attachments: row.attachments,
  ...scheduleForm(row.schedule),
  version: row.version,
});

const peopleOf = ({ people_search, client_ids }: MailingForm) => ({
  ...(people_search.trim() !== "" && { search: people_search.trim() }),
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
    share_hours: Number(values.share_hours) || shareHoursDefault,
    schedule: "fault" in typed ? null : typed.schedule,
  };
}
