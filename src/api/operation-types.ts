// Types by operationId, from the generated ones: the client's input, and a handler's input and answer.
import type { Said } from "#domain/answers.ts";
import type { FileContent, UploadedFile } from "#domain/uploads.ts";
import type { QueryDefaults, ReadingOperation } from "./operations.gen.ts";
import type { operations } from "./schema.gen.ts";

export type OperationId = keyof operations;
type Nothing = Record<never, never>;
type OrNothing<T> = [NonNullable<T>] extends [never] ? Nothing : NonNullable<T>;

export type Path<O extends OperationId> = OrNothing<operations[O]["parameters"]["path"]>;
/** The query as the client writes it. A parameter with a default may be left out. */
export type QueryInput<O extends OperationId> = OrNothing<operations[O]["parameters"]["query"]>;
/** The query as the handler reads it. A parameter with a default is always there. */
export type Query<O extends OperationId> = O extends keyof QueryDefaults
  ? QueryInput<O> & { [K in QueryDefaults[O] & keyof QueryInput<O>]-?: NonNullable<QueryInput<O>[K]> }
  : QueryInput<O>;

type Content<O extends OperationId> =
  NonNullable<operations[O]["requestBody"]> extends { content: infer C } ? C : never;
type Form<O extends OperationId> = Content<O> extends { "multipart/form-data": infer F } ? F : Nothing;
type Inside<C> = C extends { "application/json": { data?: infer D } }
  ? D
  : C extends { "multipart/form-data": { data?: infer D } }
    ? D
    : undefined;
/** The inside of the request's `data`; undefined if the operation takes no body. */
export type Body<O extends OperationId> = [Content<O>] extends [never]
  ? undefined
  : Inside<Content<O>> | (undefined extends operations[O]["requestBody"] ? undefined : never);

/** The files of a form by field. A field without a file is an empty list. */
export type Files<O extends OperationId> = [Content<O>] extends [never]
  ? Nothing
  : { [K in Exclude<keyof Form<O>, "data">]-?: UploadedFile[] };
/** The files that a client sends, by field. */
export type FilesInput<O extends OperationId> = [Content<O>] extends [never]
  ? Nothing
  : { [K in keyof Form<O> as Exclude<K, "data">]: FileContent | FileContent[] };

type Successes<R> = { [S in keyof R]: S extends 200 | 201 | 202 ? R[S] : never }[keyof R];
type InsideAnswer<R> = R extends { content: { "application/json": { data?: infer D } } } ? D : null;
/** The inside of the answer's `data`. */
export type Data<O extends OperationId> = InsideAnswer<Successes<operations[O]["responses"]>>;

type Answer<O extends OperationId> = Data<O> | Said<Data<O>> | Said<null> | (null extends Data<O> ? undefined : never);
export type HandlerInput<O extends OperationId> = { path: Path<O>; query: Query<O>; body: Body<O>; files: Files<O> };
/** The operations that read, and answer with the link to a file if the query says so. */
export type FileOperation = {
  [O in ReadingOperation]: "export" extends keyof QueryInput<O> ? O : never;
}[ReadingOperation];
/**
 * One function for each operation: a missing one does not compile. An operation that changes nothing gets the context
 * of a read.
 */
export type Handlers<Reading, FileReading, Writing> = {
  [O in OperationId]: (
    input: HandlerInput<O>,
    ctx: O extends FileOperation ? FileReading : O extends ReadingOperation ? Reading : Writing,
  ) => Promise<Answer<O>>;
};

type Given<K extends string, V> = Nothing extends V
  ? { [P in K]?: V }
  : undefined extends V
    ? { [P in K]?: V }
    : { [P in K]: V };
/** The input of an operation's call. Optional parts may be left out. */
export type Input<O extends OperationId> = Given<"path", Path<O>> &
  Given<"query", QueryInput<O>> &
  Given<"body", Body<O>> &
  Given<"files", FilesInput<O>>;
