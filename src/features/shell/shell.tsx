import { lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from "react";
import { addresses } from "#domain/addresses.ts";
import { reaches } from "#domain/permissions.ts";
import { type PermissionCategory, sidebarOf } from "#domain/sidebar.ts";
import { useWaiting } from "#stones/use-waiting.ts";
import { Frame } from "#ui/frame/frame.tsx";
import { keepTyping, takeTyped } from "#ui/frame/typed-ahead.ts";
import { fetchNotices } from "#ui/notice/notify.ts";
import { markedEntry, menuOf } from "./menu.ts";
import { useFolded } from "./use-folded.ts";
import { words } from "./words.ts";

const fetchPalette = () => import("./palette.tsx");
const Palette = lazy(() => fetchPalette().then((m) => ({ default: m.Palette })));

/** The screens with a rail of filters or a case beside a wide table (look.md, Measure). */
const denseScreens: readonly string[] = [
  addresses.search,
  addresses.matchPairs,
  addresses.confirmDesk(),
  addresses.memoDesk(),
];
/** The areas in which every screen is dense. */
const denseAreas: readonly string[] = [`${addresses.workflows}/`];
const isDense = (path: string) => denseScreens.includes(path) || denseAreas.some((area) => path.startsWith(area));

const profileScreen = "customer-profile/profile";

export interface ShellProps {
  user: {
    first_name: string;
    last_name: string;
    role_name: string;
    house_name: string;
    permissions: readonly PermissionCategory[];
  };
  /** All screens that may be opened, with the settings and those without an entry of their own. */
  screens: readonly { label: string; to: string; category: string; also?: string }[];
  path: string;
  /** The titles of the present screen, the area first. */
  titles: readonly string[];
  onGo: (to: string) => void;
  /** Signs out; absent during a view as somebody else, which ends by the banner. */
  onSignOut?: () => void;
  /** Changes the password; absent for people without one. */
  onChangePassword?: () => void;
  /** The bell with the person's notices. */
  bell?: ReactNode;
  /** A banner over every screen. */
  banner?: ReactNode;
  children: ReactNode;
}

/** The frame for this person: sidebar, header, their own menu, and the palette on Ctrl+K. */
export function Shell(props: ShellProps) {
  const { user, screens, path, titles, onGo, onSignOut, onChangePassword, bell, banner, children } = props;
  const [folded, fold] = useFolded(isDense(path));
  const [isFinding, setFinding] = useState(false);
  // The palette opens at once, and a lost connection is told without a further fetch.
  useEffect(() => {
    window.requestIdleCallback?.(() => {
      void fetchPalette().catch(() => {});
      void fetchNotices();
    });
  }, []);
  // A shell that goes away, as at the end of a session, opens no palette any more.
  useEffect(() => () => void takeTyped(), []);
  function find() {
    if (isFinding) return;
    keepTyping();
    fetchPalette().catch(takeTyped);
    startTransition(() => setFinding(true));
  }
  const counts = useWaiting();
  const menu = menuOf(sidebarOf(user.permissions), counts);
  const hasProfile = screens.some(({ to }) => reaches(to.slice(1), profileScreen));
  const [area, title] = titles.length > 1 ? [titles[0], titles.at(-1)] : [undefined, titles[0]];

  return (
    <Frame
      menu={menu}
      place={markedEntry(menu, path)}
      title={
        <>
          {area && <span className="dim">{area} /</span>}
          {title}
        </>
      }
      folded={folded}
      onFold={fold}
      onFind={find}
      bell={bell}
      banner={banner}
      house={user.house_name}
      person={{
        name: `${user.first_name} ${user.last_name}`.trim(),
        role: user.role_name,
        entries: [
          ...(hasProfile ? [{ label: words.profile, icon: "user", to: addresses.profile } as const] : []),
          ...(onChangePassword
            ? [{ label: words.changePassword, icon: "key", onChoose: onChangePassword } as const]
            : []),
          ...(onSignOut ? [{ label: words.signOut, icon: "logout", onChoose: onSignOut } as const] : []),
        ],
      }}
    >
      {children}
      <Suspense>
        {isFinding && (
          <Palette
            screens={screens}
            counts={counts}
            onGo={onGo}
            onSignOut={onSignOut}
            onChangePassword={onChangePassword}
            onClose={() => setFinding(false)}
          />
        )}
      </Suspense>
    </Frame>
  );
}
