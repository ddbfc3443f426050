import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { whoDidIt } from "#domain/audit/who-did-it.ts";
import { formatMoment } from "#domain/format.ts";
import { partyTitles } from "#domain/roles.ts";
import { workflowTitles } from "#machines/titles.ts";
import { Link } from "#ui/frame/link.tsx";
import { Drawer, type Place } from "#ui/list/drawer.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import type { AuditSearch } from "./audit-search.ts";
import { callTitle } from "./call-title.ts";
import { EntryChanges, EntryFacts } from "./entry-changes.tsx";
import { roleOf } from "./entry-columns.tsx";
import { EntryProof } from "./entry-proof.tsx";
import { words } from "./words.ts";

type EntryDetail = Data<"getAuditLog">;

interface EntryDrawerProps {
  seq: number;
  place?: Place;
  onClose: () => void;
  /** The address of the log with this search. */
  addressOf: (search: AuditSearch) => string;
  /** The address of the item on its workflow's picture, for those who may look at it. */
  pictureOf: (workflow: string, item: string) => string | undefined;
}

/** The title of what the log calls by this name. A name of former days has none. */
const titleIn = (titles: Partial<Record<string, string>>, name: string) => titles[name] ?? name;

function modelOf({ model, model_version: version }: EntryDetail): string {
  if (model === null) return words.nothingDecided;
  if (!version) return words.modelGone;
  return words.modelOf(titleIn(workflowTitles, version.machine), version.version);
}

const about = (entry: EntryDetail) => [
  { label: words.at, value: formatMoment(entry.at) },
  { label: words.who, value: [whoDidIt(entry), roleOf(entry)].filter(Boolean).join(", ") },
  ...(entry.on_behalf_of ? [{ label: words.onBehalf, value: entry.on_behalf_of.name }] : []),
  ...(entry.from !== null && entry.to !== null
    ? [{ label: words.step, value: words.stepOf(entry.from, entry.to), span: 2 }]
    : []),
  { label: words.model, value: modelOf(entry), span: entry.model_version ? 1 : 2 },
  ...(entry.party === null ? [] : [{ label: words.asWhom, value: titleIn(partyTitles, entry.party) }]),
  ...entry.event.flatMap(({ name, value }) => (name === "type" ? [{ label: words.event, value: String(value) }] : [])),
  { label: words.operation, value: callTitle(entry.operation), span: 2 },
  { label: words.request, value: entry.request_id },
];

/** Links from an entry to the things that belong to it. */
function EntryLinks({
  entry,
  addressOf,
  pictureOf,
}: Pick<EntryDrawerProps, "addressOf" | "pictureOf"> & { entry: EntryDetail }) {
  const { seq, workflow, item, request_id, who, previous, next } = entry;
  const links = [
    { label: words.picture, to: entry.model === null ? undefined : pictureOf(workflow, item) },
    { label: words.sameRequest, to: addressOf({ request_id, entry: seq }) },
    { label: words.sameItem, to: addressOf({ workflow, item, entry: seq }) },
    { label: words.samePerson, to: who ? addressOf({ who: who.id, entry: seq }) : undefined },
    { label: words.earlier, to: previous === null ? undefined : addressOf({ workflow, item, entry: previous }) },
    { label: words.later, to: next === null ? undefined : addressOf({ workflow, item, entry: next }) },
  ];
  return (
    <ul className="audit-links">
      {links.map(({ label, to }) => (to === undefined ? null : <li key={label}>{<Link to={to}>{label}</Link>}</li>))}
    </ul>
  );
}

/** One entry: the event in words, its changes, its decision, and its place in the chain. */
export function EntryDrawer({ seq, place, onClose, addressOf, pictureOf }: EntryDrawerProps) {
  const read = useCall("getAuditLog", { path: { seq } });
  const entry = read.data;
  const isWhole = entry ? entry.holds && entry.follows : true;
  return (
    <Drawer
      title={
        <>
          {words.entry(seq)}{" "}
          {!isWhole && (
            <Tag hue="red" kind="off">
              {words.proof}
            </Tag>
          )}
        </>
      }
      place={place}
      onClose={onClose}
    >
      {read.isPending && <SkeletonRows label={words.entry(seq)} />}
      {read.isError && !entry && <FailureState {...queryFailure(read)} />}
      {entry && (
        <>
          <section className="stack">
            <b>{entry.what}</b>
            {entry.deviations.map(({ kind, detail }) => (
              <Notice key={kind} hue="red">
                {detail}
              </Notice>
            ))}
            <Facts columns={2} of={about(entry)} />
          </section>
          <section>
            <h3>{words.changed}</h3>
            <EntryChanges entry={entry} />
          </section>
          <EntryFacts entry={entry} />
          <section>
            <EntryLinks entry={entry} addressOf={addressOf} pictureOf={pictureOf} />
          </section>
          <section>
            <h3>{words.proof}</h3>
            <EntryProof entry={entry} />
          </section>
        </>
      )}
    </Drawer>
  );
}
