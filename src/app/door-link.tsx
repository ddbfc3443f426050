import type { MouseEvent } from "react";
import type { LinkProps } from "#ui/frame/link.tsx";
import { isPlainClick } from "#ui/frame/plain-click.ts";

/** A link on the sign-in pages. It changes the form and keeps the page. */
export function DoorLink({ to, onClick, ...rest }: LinkProps) {
  function go(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    history.pushState(null, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }
  return <a {...rest} href={to} onClick={go} />;
}
