import { Button } from "@mantine/core";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Page } from "#ui/frame/page.tsx";
import { Drawer } from "#ui/list/drawer.tsx";
import { ListBody } from "#ui/list/list-body.tsx";
import { Screen, show } from "./show.tsx";

/** A form over a page that is higher than the screen. */
const Editing = () => (
  <Screen>
    <ListBody
      drawer={
        <Drawer title="Edit profile" foot={<Button>Save profile</Button>} onClose={() => {}}>
          <section style={{ height: 700 }}>The fields</section>
        </Drawer>
      }
    >
      <Page label="Profile">
        <div style={{ height: 2000 }}>The page</div>
      </Page>
    </ListBody>
  </Screen>
);

test.each([
  [390, 844],
  [800, 700],
])("a drawer over a long page is as high as the screen, with its acts in sight, at %i × %i", async (width, height) => {
  await page.viewport(width, height);
  await show(<Editing />);
  const act = page.getByRole("button", { name: "Save profile" }).element().getBoundingClientRect();
  const drawer = page.getByRole("complementary", { name: "Edit profile" }).element().getBoundingClientRect();
  expect(Math.round(drawer.height)).toBe(600);
  expect(act.bottom).toBeLessThanOrEqual(drawer.top + 600);
});
