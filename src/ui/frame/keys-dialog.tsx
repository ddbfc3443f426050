import "./keys-dialog.css";
import { useState } from "react";
import { Dialog } from "../act/dialog.tsx";
import { words } from "../words.ts";
import { actsOnScreen } from "./acts-on-screen.ts";
import { Keys } from "./key.tsx";

type Shown = readonly (readonly [keys: string, what: string])[];

/** The keys of this screen: those of everywhere, of its list, of its drawer, and of each act. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  // Read once, for the screen at the moment of asking.
  const [groups] = useState(() => {
    const hasList = document.querySelector("[role=grid]") !== null;
    const hasDrawer = document.querySelector(".drawer") !== null;
    const all: (readonly [string, Shown])[] = [
      [words.keys.everywhere, words.keys.ofEverywhere],
      [words.keys.list, hasList ? words.keys.ofList : []],
      [words.keys.drawer, hasDrawer ? words.keys.ofDrawer : []],
      [words.keys.acts, actsOnScreen().map(({ keys, label }) => [keys, label] as const)],
    ];
    return all.filter(([, shown]) => shown.length > 0);
  });
  return (
    <Dialog title={words.keys.title} size="md" onClose={onClose}>
      {groups.map(([heading, shown]) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <dl className="key-list">
            {shown.map(([keys, what]) => (
              <div key={`${keys} ${what}`}>
                <dt>
                  <Keys of={keys} />
                  <span className="unseen">{keys}</span>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
