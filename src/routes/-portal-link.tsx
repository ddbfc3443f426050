import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import type { LinkProps } from "#ui/frame/link.tsx";
import { isPlainClick } from "#ui/frame/plain-click.ts";

/** The kit's link by the router: a real address, no reload, and what it leads to is fetched when one points at it. */
export function PortalLink({ to, onClick, ...rest }: LinkProps) {
  const router = useRouter();
  // The router types routes by name; an address that was made already, it takes all the same.
  const prepare = () => void router.preloadRoute({ href: to } as never).catch(() => {});
  const isHere = !rest.target && !rest.download;

  function go(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isHere || !isPlainClick(event)) return;
    event.preventDefault();
    void router.navigate({ href: to });
  }

  return <a {...rest} href={to} onClick={go} onPointerEnter={prepare} onFocus={prepare} />;
}
