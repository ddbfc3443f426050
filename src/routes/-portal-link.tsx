import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import type { LinkProps } from "#ui/frame/link.tsx";
import { isPlainClick } from "#ui/frame/plain-click.ts";

/** The kit's link through the router: a real address without a reload. Its target is fetched when it is pointed at. */
export function PortalLink({ to, onClick, ...rest }: LinkProps) {
  const router = useRouter();
  // The router types routes by name, but it also takes a finished address.
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
