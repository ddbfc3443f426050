import { expectTypeOf, test } from "vitest";
import type { Body, Data, Files, Handlers, Input, Path, Query, QueryInput } from "#api/operation-types.ts";
import { said, saidFail } from "#domain/answers.ts";
import type { UploadedFile } from "#domain/uploads.ts";
import type { AnyHandler } from "#server/plugins/contract/contract-routes.ts";

type House = Handlers<{ now: Date }, { now: Date }>;

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

test("a caller gives what the operation needs and may leave out the rest", () => {
  expectTypeOf<{ body: { version: number } }>().toExtend<Input<"updateProfile">>();
  expectTypeOf<{ body: { version: number }; files: { picture: Blob } }>().toExtend<Input<"updateProfile">>();
  expectTypeOf<Record<never, never>>().toExtend<Input<"listMasters">>();
  expectTypeOf<Record<never, never>>().not.toExtend<Input<"deleteMaster">>();
  expectTypeOf<Record<never, never>>().not.toExtend<Input<"checkEmail">>();
});
