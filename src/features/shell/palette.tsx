import { useMantineColorScheme } from "@mantine/core";
import { useState } from "react";
import { addresses } from "#domain/addresses.ts";
import { workflowTitles } from "#machines/titles.ts";
import { actsOnScreen, isLocked } from "#ui/frame/acts-on-screen.ts";
import { CommandPalette, type PaletteItem } from "#ui/frame/command-palette.tsx";
import { Keys } from "#ui/frame/key.tsx";
import { iconOf } from "./icon-of.ts";
import { badgeOf, type WaitingCounts } from "./menu.ts";
import { type Found, useFound } from "./use-found.ts";
import { useFoundInOffice } from "./use-found-office.ts";
import { useFoundPhrase } from "./use-found-phrase.ts";
import { words } from "./words.ts";

type Screen = { label: string; to: string; category: string; also?: string };

interface PaletteProps {
  screens: readonly Screen[];
  /** The counts of what waits behind the screens. */
  counts?: WaitingCounts;
  onGo: (to: string) => void;
  onSignOut?: () => void;
  onChangePassword?: () => void;
  onClose: () => void;
}

type Choice = PaletteItem & { choose: () => void };

const signOut = {
  id: "sign out",
  label: words.signOut,
  also: "log out leave",
  hint: words.act,
  icon: "logout",
} as const satisfies PaletteItem;

const everyWorkflow = Object.entries(workflowTitles).map(
  ([name, label]): Found => ({
    id: `workflow ${name}`,
    label,
    also: `${name} ${words.workflow}`,
    hint: words.workflow,
    icon: "route",
    to: addresses.workflow(name),
  }),
);

/** The lists with a desk of their own. */
const withDesk: readonly string[] = [addresses.list("confirm-stone"), addresses.list("memo")];
const andDesk = (screen: Screen): Screen[] =>
  withDesk.includes(screen.to)
    ? [screen, { ...screen, label: words.deskOf(screen.label), to: `${screen.to}/desk` }]
    : [screen];

/**
 * The palette (Ctrl+K): all screens that may be opened, stones, papers, clients, saved searches and workflows, the acts
 * of the present screen that may be done now, and the acts without a screen.
 */
export function Palette({ screens, counts = {}, onGo, onSignOut, onChangePassword, onClose }: PaletteProps) {
  const { setColorScheme } = useMantineColorScheme();
  const [query, setQuery] = useState("");
  // Read once, for the screen at the moment of asking.
  const [here] = useState(() => actsOnScreen().filter((act) => !isLocked(act)));
  const opens = (screen: string) => screens.some(({ to }) => to === screen);
  const found = useFound(query, opens(addresses.search));
  const office = useFoundInOffice(query, {
    memos: opens(addresses.list("memo")),
    invoices: opens(addresses.list("invoice")),
    holds: opens(addresses.list("hold")),
    clients: opens(addresses.clients),
    external: opens(addresses.externalClients),
    associates: opens(addresses.associates),
  });
  const leading = (items: readonly Found[]) => items.map((item): Choice => ({ ...item, choose: () => onGo(item.to) }));
  const phrase = useFoundPhrase(query, opens(addresses.search));
  const stones = leading([...phrase.found, ...found.stones]);
  const saved = leading(found.saved);
  const papers = leading(office.papers);
  const people = leading(office.people);
  const workflows = leading(opens(addresses.workflows) && query.trim() !== "" ? everyWorkflow : []);
  const places: Choice[] = screens.flatMap(andDesk).map(({ label, to, category, also = "" }) => ({
    id: to,
    label,
    // The sidebar reads "Hold 3", and so may the query.
    also: `${category} ${also} ${to.replaceAll(/[/-]/g, " ")} ${badgeOf(to, counts) ?? ""}`,
    hint: category === "Setting" ? words.settings : category,
    icon: iconOf(to),
    choose: () => onGo(to),
  }));
  const colours = (["light", "dark", "auto"] as const).map(
    (scheme): Choice => ({
      id: `colours ${scheme}`,
      label: words[scheme],
      also: "theme mode scheme",
      hint: words.act,
      icon: "eye",
      choose: () => setColorScheme(scheme),
    }),
  );
  const acts: Choice[] = [
    ...(onChangePassword
      ? [
          {
            id: "password",
            label: words.changePassword,
            hint: words.act,
            icon: "key",
            choose: onChangePassword,
          } as const,
        ]
      : []),
    ...colours,
    ...(onSignOut ? [{ ...signOut, choose: onSignOut }] : []),
  ];
  const actsHere = here.map(
    ({ keys, label, button }): Choice => ({
      id: `here ${keys} ${label}`,
      label,
      hint: <Keys of={keys} />,
      choose: () => button.click(),
    }),
  );
  const choices = new Map(
    [...actsHere, ...places, ...stones, ...papers, ...people, ...saved, ...workflows, ...acts].map((choice) => [
      choice.id,
      choice,
    ]),
  );

  return (
    <CommandPalette
      sections={[
        { heading: words.screens, items: places },
        { heading: words.stones, items: stones, found: true },
        { heading: words.papers, items: papers, found: true },
        { heading: words.people, items: people, found: true },
        { heading: words.savedSearches, items: saved },
        { heading: words.workflows, items: workflows },
        // After the screens: whoever types "hold" and Enter goes to a list, and holds nothing by mistake.
        { heading: words.actsHere, items: query.trim() === "" ? [] : actsHere },
        { heading: words.acts, items: acts },
      ]}
      mended={phrase.mended}
      onClose={onClose}
      onQuery={setQuery}
      onChoose={({ id }) => {
        onClose();
        choices.get(id)?.choose();
      }}
    />
  );
}
