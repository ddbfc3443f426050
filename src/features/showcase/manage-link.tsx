import { Button } from "@mantine/core";
import { Link } from "#ui/frame/link.tsx";

/** From what is shown to where it is made, for whoever may. */
export function ManageLink({ to, title }: { to: string | undefined; title: string }) {
  if (!to) return null;
  return (
    <Button variant="default" component={Link} to={to}>
      {title}
    </Button>
  );
}
