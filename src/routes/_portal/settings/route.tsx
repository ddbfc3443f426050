import { createFileRoute } from "@tanstack/react-router";
import { SettingsLayout } from "../../-settings-layout.tsx";

export const Route = createFileRoute("/_portal/settings")({
  staticData: { title: "Settings" },
  component: SettingsLayout,
});
