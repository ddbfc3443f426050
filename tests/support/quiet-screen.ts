import "#ui/base.css"; // first, as in the portal: it says in which order the layers of styles stand
import { notifications } from "@mantine/notifications";
import { beforeEach } from "vitest";

// The tests of a file share a page: what the one before said must not pass for what this one waits for.
beforeEach(() => notifications.clean());
