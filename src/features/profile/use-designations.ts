import { useCall } from "#api/query.ts";
import type { SessionUser } from "#machines/session-parts.ts";

/** The designations that the house offers; the one that a person has stays in the list, though it may have gone off. */
export function useDesignations(user: SessionUser): { id: number; name: string }[] {
  const offered =
    useCall("listSubMasters", { query: { code: "COMPANY_DESIGNATION", is_active: true } }).data?.data ?? [];
  const { designation_id: id, designation: name } = user;
  const isGone = id !== null && name !== null && !offered.some((one) => one.id === id);
  return isGone ? [{ id, name }, ...offered] : offered;
}

/** What the house calls the kind of salesperson that somebody is; nothing for everybody else. */
export function useSalespersonType({ business_associate_type: code }: SessionUser): string | null {
  const query = { code: "SALES_PERSON_TYPE" };
  const types = useCall("listSubMasters", { query }, { isReady: code !== null }).data?.data ?? [];
  return types.find((type) => type.code === code)?.name ?? code;
}
