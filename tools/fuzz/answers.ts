import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { type Contract, follow, type Reference, type Response } from "#server/plugins/contract/openapi.ts";
import type { Operation } from "#server/plugins/contract/operations.ts";

type Place = { pointer: string; response: Response | undefined };
const part = (text: string) => text.replaceAll("~", "~0").replaceAll("/", "~1");

/** Says what of an answer is not as the contract has it; null where it is. */
export function answerChecks(contract: Contract) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: false });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema({ ...contract, $id: "openapi" } as never);
  const compiled = new Map<string, ValidateFunction>();
  const checkAt = (pointer: string) => {
    const check = compiled.get(pointer) ?? ajv.compile({ $ref: `openapi#${pointer}` });
    compiled.set(pointer, check);
    return check;
  };
  const failure = "/components/responses/Failure/content/application~1json/schema";

  const placeOf = ({ info, object }: Operation, status: number): Place | undefined => {
    const key = [String(status), "default"].find((one) => object.responses?.[one] !== undefined);
    const written = key === undefined ? undefined : (object.responses?.[key] as Response | Reference | undefined);
    if (!written || key === undefined) return undefined;
    const own = `/paths/${part(info.path)}/${info.method}/responses/${key}`;
    const pointer = "$ref" in written ? String(written.$ref).slice(1) : own;
    return { pointer, response: follow<Response>(contract, written) };
  };

  return (operation: Operation, status: number, body: unknown): string | null => {
    const place = placeOf(operation, status);
    if (!place) return `the contract has no ${status}`;
    if (!place.response?.content?.["application/json"]) return null;
    // A 200 that says 'fail' carries what every failure carries (spec §8).
    const isFail = status < 300 && (body as { status?: unknown } | null)?.status === "fail";
    const check = checkAt(isFail ? failure : `${place.pointer}/content/application~1json/schema`);
    return check(body) ? null : ajv.errorsText(check.errors);
  };
}
