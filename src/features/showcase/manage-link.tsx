import { Button } from "@mantine/core";
import { Link } from "#ui/frame/link.tsx";

/** The link from a gallery to the screen that manages it, for those who may. */
export function ManageLink({ to, title }: { to: string | undefined; title: string }) {
  if (!to) return null;
  return (
    <Button variant="default" component={Link} to={to}>
      {title}
    </Button>
  );
}
