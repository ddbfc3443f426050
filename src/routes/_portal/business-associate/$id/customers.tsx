import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { addresses } from "#domain/addresses.ts";
import { AssociateCustomers } from "#features/associates/associate-customers.tsx";
import { type CustomersSearch, customersSearch } from "#features/associates/customers-search.ts";
import { requireScreen } from "../../../-guards.ts";

export const Route = createFileRoute("/_portal/business-associate/$id/customers")({
  beforeLoad: requireScreen("client"),
  validateSearch: customersSearch,
  staticData: { title: "Customers" },
  component: Customers,
});

function Customers() {
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: Partial<CustomersSearch>) => void navigate({ search: (now) => ({ ...now, ...patch }) }),
    [navigate],
  );
  return (
    <AssociateCustomers
      id={Number(Route.useParams().id)}
      search={Route.useSearch()}
      onSearch={onSearch}
      onOpenCustomer={(id) => void navigate({ href: addresses.client(Number(id)) })}
    />
  );
}
