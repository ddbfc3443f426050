import { Drawer } from "@mantine/core";
import { words } from "../words.ts";
import { BrandMark } from "./brand-mark.tsx";
import { type Menu, MenuEntries } from "./sidebar.tsx";

/** The sidebar of a phone: a sheet over the screen that closes with the choice. */
export function SidebarSheet({ menu, place, onClose }: { menu: Menu; place: string | undefined; onClose: () => void }) {
  return (
    <Drawer.Root opened onClose={onClose} size={280} transitionProps={{ duration: 0 }}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={words.mainMenu}>
        <div className="row between sheet-head">
          <Drawer.Title className="brand">
            <BrandMark />
            Loupe
          </Drawer.Title>
          <Drawer.CloseButton aria-label={words.close} size="lg" />
        </div>
        <Drawer.Body p={0}>
          <nav className="side sheet" aria-label={words.mainMenu}>
            <MenuEntries menu={menu} place={place} onGo={onClose} />
          </nav>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
