import { type ListParams, listParams } from "#domain/search-params.ts";

/** The address of an associate's customers. */
export type CustomersSearch = ListParams;

const sortable = ["company_name", "first_name", "email", "status", "is_active", "created_at"];

/** Reads the address of an associate's customers. */
export const customersSearch = (raw: Record<string, unknown>): CustomersSearch => listParams(raw, sortable);
