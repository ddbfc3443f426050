import { createFileRoute } from "@tanstack/react-router";
import { PortalLayout } from "./-portal-layout.tsx";

export const Route = createFileRoute("/_portal")({ component: PortalLayout });
