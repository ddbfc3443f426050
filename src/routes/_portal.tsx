import { createFileRoute } from "@tanstack/react-router";
import { requireSession } from "./-guards.ts";
import { PortalLayout } from "./-portal-layout.tsx";

export const Route = createFileRoute("/_portal")({ beforeLoad: requireSession, component: PortalLayout });
