import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The projects of a run, one after the other. Files of the door share a process, which ends at a file of another
 * project.
 */
const projects = ["door", "server", "unit", "browser"];
/** Long files begin first, so that none of them runs alone at the end. */
const longest = ["door-walk", "matrix", "listings", "portal", "ftp-kill", "people-reach", "live", "results-page"];

const place = (list: readonly string[], isIt: (one: string) => boolean): number => {
  const found = list.findIndex(isIt);
  return found === -1 ? list.length : found;
};

function rank({ moduleId, project }: TestSpecification): number {
  const file = place(longest, (name) => new RegExp(`/${name}\\.test\\.tsx?$`).test(moduleId));
  return place(projects, (name) => name === project.name) * 100 + file;
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
