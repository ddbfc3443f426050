import { createRootRouteWithContext } from "@tanstack/react-router";
import type { PortalContext } from "./-portal-context.ts";
import { Root } from "./-root.tsx";

export const Route = createRootRouteWithContext<PortalContext>()({ component: Root });
