import { ApiError } from "#api/errors.ts";

/** The failure at the end of a call. Anything else that is thrown is the test's own. */
export const caught = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => new Error("nothing was thrown"),
    (thrown: unknown) => thrown,
  );
  if (error instanceof ApiError) return error;
  throw error;
};
