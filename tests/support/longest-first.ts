import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take long begin first, so that none of them is left alone at the end. */
const longest = ["matrix", "door-walk", "listings", "portal", "ftp-kill", "people-reach", "live", "results-page"];

const rank = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex(
    (name) => moduleId.endsWith(`/${name}.test.ts`) || moduleId.endsWith(`/${name}.test.tsx`),
  );
  return place === -1 ? longest.length : place;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
