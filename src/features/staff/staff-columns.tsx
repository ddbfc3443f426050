import { useAct } from "#api/use-act.ts";
import { formatDateTime, textOf } from "#domain/format.ts";
import { messages } from "#domain/portal-messages.ts";
import { account } from "#machines/active-toggle.ts";
import { useSwitchReason, useViewer, useWriteReason } from "#stones/row-viewer.tsx";
import { SwitchCell } from "#ui/form/switch-cell.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import type { Column } from "#ui/table/data-table/types.ts";
import { type Staff, staffLists } from "./staff-kinds.ts";
import { words } from "./words.ts";

export const staffId = ({ id }: Staff) => String(id);
export const staffName = ({ first_name, last_name }: Staff) => `${first_name} ${last_name}`.trim();

/** True if a person is the viewer themselves. */
export const useIsSelf = ({ id }: Staff): boolean => useViewer().user.id === id;

/** The active flag of a person, by its machine. Nobody switches their own. */
export function StaffSwitch({ of: person }: { of: Staff }) {
  const toggle = useAct("setAccountStatus", { refreshes: staffLists });
  const { id, is_active } = person;
  const forbidden = useWriteReason();
  const isSelf = useIsSelf(person);
  const refusal = useSwitchReason(account, is_active);
  return (
    <SwitchCell
      label={words.isActive(staffName(person))}
      on={is_active}
      reason={forbidden ?? (isSelf ? messages.ownAccount : refusal)}
      pending={toggle.isPending}
      onToggle={(on) => void notifyOutcome(toggle.mutateTold({ path: { id }, body: { is_active: on } }))}
    />
  );
}

function Named({ of: person }: { of: Staff }) {
  const isSelf = useIsSelf(person);
  return (
    <span className="with-icon">
      <span className="icon-text" title={staffName(person)}>
        {staffName(person)}
      </span>
      {isSelf && <span className="dim">{words.you}</span>}
      {person.is_locked && <Tag hue="orange">{words.locked}</Tag>}
    </span>
  );
}

export const staffColumns: readonly Column<Staff>[] = [
  {
    id: "first_name",
    head: words.name,
    width: 240,
    sortable: true,
    text: staffName,
    cell: (person) => <Named of={person} />,
  },
  {
    id: "email",
    head: words.email,
    width: 250,
    sortable: true,
    cell: ({ email }) => <span title={email}>{email}</span>,
  },
  {
    id: "user_name",
    head: words.userName,
    width: 160,
    sortable: true,
    cell: ({ user_name }) => <span title={user_name ?? undefined}>{textOf(user_name)}</span>,
  },
  {
    id: "is_active",
    head: words.active,
    sortable: true,
    text: ({ is_active }) => (is_active ? words.active : words.inactive),
    cell: (person) => <StaffSwitch of={person} />,
  },
  {
    id: "last_seen_at",
    head: words.lastSeen,
    width: 152,
    sortable: true,
    text: ({ last_seen_at }) => formatDateTime(last_seen_at),
    cell: ({ last_seen_at }) => <span className="dim">{formatDateTime(last_seen_at)}</span>,
  },
  {
    id: "created_at",
    head: words.added,
    width: 152,
    sortable: true,
    text: ({ created_at }) => formatDateTime(created_at),
    cell: ({ created_at }) => <span className="dim">{formatDateTime(created_at)}</span>,
  },
];

/** A person on a phone. */
export const staffCard = (person: Staff) => (
  <>
    <span className="row between">
      <b>
        <Named of={person} />
      </b>
      <StaffSwitch of={person} />
    </span>
    <span className="row between dim">
      <span>{person.email}</span>
      <span>{formatDateTime(person.last_seen_at)}</span>
    </span>
  </>
);
