import type { OperationId } from "#api/operation-types.ts";
import { follow, type Response, type Schema } from "#server/plugins/contract/openapi.ts";
import { JSON_TYPE } from "#server/plugins/contract/operations.ts";
import type { LooseInput } from "./api.ts";
import type { TestApp } from "./app.ts";
import { contract, contractOperations, dataSchema, type HouseOperation } from "./contract.ts";
import { readPdf } from "./read-pdf.ts";
import { readXlsx } from "./read-xlsx.ts";
import { readZip } from "./read-zip.ts";

const whole = (schema: unknown) => follow<Schema>(contract, schema as Schema);
const formsOf = (schema: Schema | undefined): Schema[] => {
  const forms = [...((schema?.anyOf as Schema[]) ?? []), ...((schema?.oneOf as Schema[]) ?? [])];
  return schema ? [schema, ...forms.flatMap((one) => formsOf(whole(one)))] : [];
};
/** The address of a file travels as the whole answer, or as its `file`. */
const isText = (schema: Schema | undefined) => schema !== undefined && [schema.type].flat().includes("string");
const isLink = (schema: Schema) => isText(schema) || isText(whole(schema.properties?.file));
const answersFile = (operation: HouseOperation) =>
  formsOf(dataSchema(operation)).some(isLink) ||
  Object.values(operation.object.responses ?? {}).some(
    (one) => !(JSON_TYPE in (follow<Response>(contract, one)?.content ?? { [JSON_TYPE]: {} })),
  );

/** Every operation whose answer is, or can be, a file. */
export const fileOperations = contractOperations.filter(answersFile);

const flags = ["export", "csv", "pdf"];

/** The ways to ask an operation for its file: one for each format, as its query or its body names them. */
function waysToAsk({ parameters, requestBody }: HouseOperation): LooseInput[] {
  const body = whole(whole(requestBody?.content[JSON_TYPE]?.schema)?.properties?.data)?.properties ?? {};
  const query = Object.fromEntries(parameters.filter((one) => one.in === "query").map((one) => [one.name, one.schema]));
  const named = (fields: Record<string, Schema | undefined>) => [
    ...((whole(fields.format)?.enum as string[] | undefined) ?? []).map((format) => ({ format })),
    ...flags.filter((flag) => fields[flag]).map((flag) => ({ [flag]: true })),
  ];
  const ways = [...named(query).map((one) => ({ query: one })), ...named(body).map((one) => ({ body: one }))];
  return ways.length > 0 ? ways : [{}];
}

/** Every sheet of an Excel file as its texts. */
export const textsOfXlsx = async (file: Buffer): Promise<string[]> =>
  [...(await readXlsx(file)).values()].map(({ cells }) => [...cells.values()].map(({ value }) => value).join("\n"));
export const textOfPdf = (file: Buffer): string => readPdf(file).pages.join("\n");

/** The texts in a file, whatever it is. */
export async function textsOf(file: Buffer): Promise<string[]> {
  if (file.subarray(0, 4).toString() === "%PDF") return [textOfPdf(file)];
  if (file.subarray(0, 2).toString() !== "PK") return [file.toString()];
  const parts = await readZip(file);
  if (parts.has("xl/workbook.xml")) return textsOfXlsx(file);
  return (await Promise.all([...parts.values()].map(textsOf))).flat();
}

/** The texts of every file that an operation makes of a request, in each of its formats. */
export async function textsOfFiles(portal: TestApp, id: OperationId, asked: LooseInput): Promise<string[]> {
  const operation = fileOperations.find(({ info }) => info.id === id);
  const texts: string[] = [];
  for (const way of operation ? waysToAsk(operation) : []) {
    const query = { ...asked.query, ...way.query };
    const body = asked.body || way.body ? { body: { ...(asked.body as object), ...(way.body as object) } } : {};
    const { data } = await portal.as("admin").send(id, { ...asked, query, ...body });
    texts.push(...(await textsOf(await fileOf(portal, data))));
  }
  return texts;
}

/** A file by the answer that names it, or the job that makes it. */
async function fileOf(portal: TestApp, data: unknown): Promise<Buffer> {
  const { job, file } = (typeof data === "string" ? { file: data } : data) as { job?: string; file?: string };
  if (job) await portal.runJobs();
  const link = job ? (await portal.as("admin").call("getJob", { path: { id: job } })).data.link : file;
  const headers = { authorization: `Bearer ${await portal.tokenOf("admin")}` };
  const { statusCode, rawPayload } = await portal.app.inject({ url: String(link), headers });
  if (statusCode !== 200) throw new Error(`no file at ${link}`);
  return rawPayload;
}
