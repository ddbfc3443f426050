import { createFileRoute } from "@tanstack/react-router";
import { CustomerProfileLayout } from "../../-customer-profile-layout.tsx";

export const Route = createFileRoute("/_portal/customer-profile")({ component: CustomerProfileLayout });
