import { userEvent } from "vitest/browser";

/** The address that Enter opens. The page itself stays. */
export async function opensByEnter(): Promise<string | null | undefined> {
  let opened: string | null | undefined;
  const stay = (event: Event) => {
    event.preventDefault();
    opened = (event.target as HTMLElement).closest("a")?.getAttribute("href");
  };
  document.addEventListener("click", stay, { capture: true, once: true });
  await userEvent.keyboard("{Enter}");
  document.removeEventListener("click", stay, { capture: true });
  return opened;
}
