import "./viewing-banner.css";
import { Button } from "@mantine/core";
import { IconEye } from "@tabler/icons-react";
import { formatDateTime12 } from "#domain/format.ts";
import { words } from "./words.ts";

interface ViewingBannerProps {
  /** The person whose view it is. */
  user: { first_name: string; last_name: string; role_name: string };
  until: string | undefined;
  onLeave: () => void;
}

/** The banner across the top during a view as somebody else. */
export function ViewingBanner({ user, until, onLeave }: ViewingBannerProps) {
  const name = `${user.first_name} ${user.last_name}`.trim();
  return (
    <section className="viewing-banner" data-hue="orange" aria-label={words.banner}>
      <IconEye size={16} aria-hidden="true" />
      <p>
        <b>{words.looking(name, user.role_name)}</b> {until && words.until(formatDateTime12(until))}
      </p>
      <Button variant="default" onClick={onLeave}>
        {words.leave}
      </Button>
    </section>
  );
}
