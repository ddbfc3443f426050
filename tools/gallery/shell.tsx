import { type ReactNode, useState } from "react";
import { CommandPalette } from "#ui/frame/command-palette.tsx";
import { Frame } from "#ui/frame/frame.tsx";
import type { Menu } from "#ui/frame/sidebar.tsx";
import { notify } from "#ui/notice/notify.ts";

const menu: Menu = {
  home: "?show=panels",
  sections: [
    { items: [{ label: "Dashboard", to: "?show=panels", icon: "gauge" }] },
    {
      heading: "Trade",
      items: [
        { label: "Search", to: "?show=list", icon: "search" },
        { label: "Hold", to: "#hold", icon: "clock", badge: 12 },
        { label: "Confirm stones", to: "#confirm", icon: "checklist", badge: 14 },
        { label: "Memo", to: "#memo", icon: "briefcase", badge: 41 },
      ],
    },
    {
      heading: "House",
      items: [
        { label: "Clients", to: "#clients", icon: "users", badge: 4 },
        { label: "Workflows", to: "?show=states", icon: "route" },
        { label: "Audit logs", to: "#audit", icon: "history" },
      ],
    },
  ],
  bottom: [{ label: "Settings", to: "#settings", icon: "settings" }],
};

/** The frame around the gallery. */
export function Shell({ place, title, children }: { place: string; title: ReactNode; children: ReactNode }) {
  const [folded, setFolded] = useState(false);
  const [finding, setFinding] = useState(false);
  return (
    <Frame
      menu={menu}
      place={place}
      title={title}
      folded={folded}
      onFold={setFolded}
      onFind={() => setFinding(true)}
      house="Harbour & Sons"
      person={{
        name: "Ines Novak",
        role: "Administrator",
        entries: [
          { label: "Profile", icon: "user", to: "#profile" },
          { label: "Sign out", icon: "logout", onChoose: () => notify.success("Signed out") },
        ],
      }}
    >
      {children}
      {finding && (
        <CommandPalette
          sections={[
            ...menu.sections.map((section) => ({
              heading: section.heading ?? "Start",
              items: section.items.map((item) => ({ id: item.to, label: item.label, icon: item.icon })),
            })),
          ]}
          onChoose={() => setFinding(false)}
          onClose={() => setFinding(false)}
        />
      )}
    </Frame>
  );
}
