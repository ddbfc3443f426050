import { useCall } from "#api/query.ts";
import type { SessionUser } from "#machines/session-parts.ts";

/** The designations that the house offers. The person's own one stays in the list even if it is inactive. */
export function useDesignations(user: SessionUser): { id: number; name: string }[] {
  const offered =
    useCall("listSubMasters", { query: { code: "COMPANY_DESIGNATION", is_active: true } }).data?.data ?? [];
  const { designation_id: id, designation: name } = user;
  const isGone = id !== null && name !== null && !offered.some((one) => one.id === id);
  return isGone ? [{ id, name }, ...offered] : offered;
}

/** The house's name for a person's kind of salesperson; null for everybody else. */
export function useSalespersonType({ business_associate_type: code }: SessionUser): string | null {
  const query = { code: "SALES_PERSON_TYPE" };
  const types = useCall("listSubMasters", { query }, { isReady: code !== null }).data?.data ?? [];
  return types.find((type) => type.code === code)?.name ?? code;
}
