import v8 from "node:v8";
import vm from "node:vm";

v8.setFlagsFromString("--expose-gc");
const collect = vm.runInNewContext("gc") as () => void;

/** Collects the garbage four times a second while a work is under way. What nobody holds is gone, and must not be missed. */
export async function withoutGarbage<Result>(work: Promise<Result>): Promise<Result> {
  const often = setInterval(collect, 250);
  return work.finally(() => clearInterval(often));
}
