import { type ReactNode, useMemo } from "react";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { messages } from "#domain/portal-messages.ts";
import { roleIds } from "#domain/roles.ts";
import { useDirty } from "#ui/form/use-dirty.ts";
import { useLeaveGuard } from "#ui/form/use-leave-guard.tsx";
import { Drawer, type Place } from "#ui/list/drawer.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { type Person, personName } from "./people-columns.tsx";
import { type StoredRight, useRightsDraft } from "./rights-draft.ts";
import { RightsActs, RightsNote } from "./rights-foot.tsx";
import { RightsPanel, storedRights } from "./rights-table.tsx";
import { useSaveRights } from "./use-save-rights.ts";
import { words } from "./words.ts";

interface PersonRightsProps {
  person: Person;
  place?: Place;
  isSelf: boolean;
  mayWrite: boolean;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
  /** Further acts on the person. */
  acts?: ReactNode;
}

const none: StoredRight[] = [];

/** The rights of one person, beside the list of people. */
export function PersonRights({ person, place, isSelf, mayWrite, onClose, onDirty, acts }: PersonRightsProps) {
  const subject = { role_id: person.role_id, user_id: person.id };
  const rights = useCall("getUserPermissions", { query: subject });
  const stored = useMemo(() => (rights.data ? storedRights(rights.data) : none), [rights.data]);
  const draft = useRightsDraft(stored, `rights of ${person.id}`);
  const { save, isSaving, refusal, forget } = useSaveRights();
  const { changes } = draft;
  const isDirty = changes.length > 0;
  const { guarded, question } = useLeaveGuard(isDirty, changes.length);
  useDirty(onDirty, isDirty);

  const isLocked = isSelf || !mayWrite;
  const isRoles = person.role_id === roleIds.customer;
  const walk = (go: (() => void) | undefined) => go && (() => guarded(go));
  const version = rights.data?.version ?? 0;

  return (
    <>
      <Drawer
        title={
          <>
            {personName(person)} <span className="dim">{isSelf ? words.you : ""}</span>
          </>
        }
        place={place && { ...place, onPrevious: walk(place.onPrevious), onNext: walk(place.onNext) }}
        onClose={() => guarded(onClose)}
        foot={
          <>
            <RightsNote
              changes={changes}
              refusal={refusal}
              onShowStored={() => {
                forget();
                void rights.refetch();
              }}
            />
            <div className="row between">
              <span />
              <div className="row">
                <RightsActs
                  changes={changes}
                  mayWrite={!isLocked}
                  isSaving={isSaving}
                  onUndo={() => {
                    draft.clear();
                    forget();
                  }}
                  onSave={() => void save([{ roleId: person.role_id, userId: person.id, version, changes }])}
                />
              </div>
            </div>
          </>
        }
      >
        <section className="stack">
          <Notice hue={isSelf ? "orange" : "blue"}>
            {isSelf ? messages.ownRights : isRoles ? words.personIsRole : words.personLead}
          </Notice>
          {acts && <div className="row">{acts}</div>}
        </section>
        {rights.isError && !rights.data && <FailureState {...queryFailure(rights)} />}
        {rights.isPending && <SkeletonRows label={words.perPerson} />}
        {rights.data && (
          <section className="stack">
            {rights.data.categories.map((category) => (
              <RightsPanel key={category.id} category={category} draft={draft} locked={isLocked} narrow />
            ))}
          </section>
        )}
      </Drawer>
      {question}
    </>
  );
}
