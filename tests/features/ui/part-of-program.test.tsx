import { Component, type ComponentType, type ReactNode, useLayoutEffect } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { partOfProgram } from "#ui/frame/part-of-program.ts";

const Part = ({ name }: { name: string }) => <p>The figures of {name}</p>;

test("a part of the program is fetched once for all its places, and appears in each when it is there", async () => {
  let fetches = 0;
  let arrive = () => {};
  const usePart = partOfProgram<{ name: string }>(() => {
    fetches++;
    return new Promise((resolve) => {
      arrive = () => resolve(Part);
    });
  });
  function Place({ name }: { name: string }) {
    const Shown = usePart();
    return Shown ? <Shown name={name} /> : <p>Coming: {name}</p>;
  }
  const screen = await render(
    <>
      <Place name="March" />
      <Place name="June" />
    </>,
  );
  await expect.element(page.getByText("Coming: March")).toBeVisible();
  await expect.element(page.getByText("Coming: June")).toBeVisible();
  expect(fetches).toBe(1);
  arrive();
  await expect.element(page.getByText("The figures of March")).toBeVisible();
  await expect.element(page.getByText("The figures of June")).toBeVisible();

  await screen.rerender(<Place name="September" />);
  expect(page.getByText("The figures of September").query()).not.toBeNull(); // nothing stands in its place any more
  expect(fetches).toBe(1);
});

test("a part that comes just after its place was drawn without it appears all the same", async () => {
  type Shown = ComponentType<{ name: string }>;
  let arrive = () => {};
  const inTheLastMoment = {
    // biome-ignore lint/suspicious/noThenProperty: the test says when it comes, to the moment
    then: (take: (part: Shown) => void) =>
      new Promise<void>((resolve) => {
        arrive = () => {
          take(Part);
          resolve();
        };
      }),
  } as unknown as Promise<Shown>;
  const usePart = partOfProgram<{ name: string }>(() => inTheLastMoment);
  function Place() {
    const Shown = usePart();
    useLayoutEffect(() => arrive(), []); // before the place begins to wait
    return Shown ? <Shown name="March" /> : <p>Coming: March</p>;
  }
  await render(<Place />);
  await expect.element(page.getByText("The figures of March")).toBeVisible();
});

class Edge extends Component<{ children: ReactNode }> {
  override state = { said: "" };
  static getDerivedStateFromError = (error: Error) => ({ said: error.message });
  override render = () => this.state.said || this.props.children;
}

test("a part that cannot be fetched is a failure of its place, and no empty place", async () => {
  const usePart = partOfProgram<{ name: string }>(() => Promise.reject(new Error("the file is gone")));
  const Place = () => (usePart() ? null : <p>Coming</p>);
  await render(
    <Edge>
      <Place />
    </Edge>,
  );
  await expect.element(page.getByText("the file is gone")).toBeVisible();
});
