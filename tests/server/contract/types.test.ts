import { expectTypeOf, test } from "vitest";
import type { Body, Data, Files, Handlers, Input, Path, Query, QueryInput } from "#api/operation-types.ts";
import { said, saidFail } from "#domain/answers.ts";
import type { UploadedFile } from "#domain/uploads.ts";
import type { Context, FileReading, Reading } from "#server/house/context.ts";
import type { House as Ports } from "#server/house/house.ts";
import type { AnyHandler } from "#server/plugins/contract/contract-routes.ts";

type House = Handlers<{ now: Date }, { now: Date }, { now: Date }>;

test("a handler reads the inside of data, converted parameters and files by field", () => {
  expectTypeOf<Body<"checkEmail">>().toEqualTypeOf<{ email: string }>();
  expectTypeOf<Body<"logout">>().toEqualTypeOf<undefined>();
  expectTypeOf<Path<"deleteMaster">["id"]>().toEqualTypeOf<number>();
  expectTypeOf<Files<"updateProfile">>().toEqualTypeOf<{ picture: UploadedFile[] }>();
  expectTypeOf<Data<"logout">>().toEqualTypeOf<null>();
});

test("what has a default is always there for the handler, and may be left out by the caller", () => {
  expectTypeOf<Query<"listMasters">["page"]>().toEqualTypeOf<number>();
  expectTypeOf<QueryInput<"listMasters">["page"]>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Query<"listMasters">["search"]>().toEqualTypeOf<string | undefined>();
});

test("a handler answers its data, with words of its own, or nothing where nothing is declared", () => {
  const nothing: House["logout"] = async () => undefined;
  const words: House["logout"] = async () => said("signedOut", null);
  const fail: House["checkEmail"] = async () => saidFail("noStocksFound");
  const good: House["checkEmail"] = async () => said("emailAvailable", { is_available: true });
  // @ts-expect-error the answer declares is_available
  const bad: House["checkEmail"] = async () => ({});
  void [nothing, words, fail, good, bad];
  expectTypeOf<House>().toExtend<Record<string, AnyHandler>>();
});

test("a read is handed nothing that writes a row, keeps a file, sends or enqueues", () => {
  type Read = Reading["house"];
  expectTypeOf<Ports>().toExtend<Read>(); // an act may call what a read calls
  expectTypeOf<Context>().toExtend<Reading>();
  expectTypeOf<Reading>().not.toExtend<Context>();
  expectTypeOf<
    keyof Read & ("db" | "pool" | "direct" | "replica" | "jobs" | "people" | "endRuns" | "reportFile")
  >().toBeNever();
  expectTypeOf<keyof Read["files"]>().toEqualTypeOf<"open">();
  expectTypeOf<keyof Read["safe"] & ("keep" | "reseal" | "remove" | "newName")>().toBeNever();
  expectTypeOf<keyof Read["stock"] & ("changes" | "committed")>().toBeNever();
  expectTypeOf<keyof NonNullable<Read["mailer"]>>().toEqualTypeOf<"from">();
  expectTypeOf<keyof Reading & ("audit" | "enqueue" | "enqueueAll" | "ifRefused" | "orderFile")>().toBeNever();
  type Served = Handlers<Reading, FileReading, Context>;
  expectTypeOf<Parameters<Served["listHolds"]>[1]>().toEqualTypeOf<FileReading>();
  expectTypeOf<Parameters<Served["getHome"]>[1]>().toEqualTypeOf<Reading>();
  expectTypeOf<Parameters<Served["createHolds"]>[1]>().toEqualTypeOf<Context>();
});

test("a caller gives what the operation needs and may leave out the rest", () => {
  expectTypeOf<{ body: { version: number } }>().toExtend<Input<"updateProfile">>();
  expectTypeOf<{ body: { version: number }; files: { picture: Blob } }>().toExtend<Input<"updateProfile">>();
  expectTypeOf<Record<never, never>>().toExtend<Input<"listMasters">>();
  expectTypeOf<Record<never, never>>().not.toExtend<Input<"deleteMaster">>();
  expectTypeOf<Record<never, never>>().not.toExtend<Input<"checkEmail">>();
});
