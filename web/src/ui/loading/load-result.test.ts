import { describe, expect, test, vi } from "vitest";
import type { LoadResult } from "./load-result.ts";
import { allResults, mapResult, queryResult, wholeResult } from "./load-result.ts";

const ready = <T>(data: T, isOfflineCopy = false): LoadResult<T> => ({
  status: "ready",
  data,
  isOfflineCopy,
});
const loading: LoadResult<number> = { status: "loading" };
const denied: LoadResult<number> = { status: "denied" };
const failed: LoadResult<number> = {
  status: "failed",
  message: "No network.",
  retry: vi.fn<() => void>(),
};

describe("several results", () => {
  test("are ready together, and an offline copy of one is an offline copy of all", () => {
    expect(allResults({ a: ready(1), b: ready("x", true) })).toEqual(ready({ a: 1, b: "x" }, true));
  });

  test.each([
    [{ a: ready(1), b: loading }, "loading"],
    [{ a: loading, b: failed }, "failed"],
    [{ a: failed, b: loading }, "failed"],
    [{ a: failed, b: denied, c: loading }, "denied"],
  ])("answer with the worst of those that are not ready", (results, status) => {
    expect(allResults<Record<string, LoadResult<number>>>(results).status).toBe(status);
  });

  test("only data of a ready result is changed", () => {
    expect(mapResult(ready(2), (n) => n + 1)).toEqual(ready(3));
    expect(mapResult(denied, (n: number) => n + 1)).toEqual(denied);
  });
});

describe("a query's result", () => {
  const refetch = vi.fn<() => void>();

  test("tells loading, ready, denied and failed apart", () => {
    expect(queryResult({ data: undefined, error: null, refetch }).status).toBe("loading");
    expect(queryResult({ data: 5, error: null, refetch })).toEqual(ready(5));
    const forbidden = { message: "No.", data: { code: "FORBIDDEN" } };
    expect(queryResult({ data: undefined, error: forbidden, refetch }).status).toBe("denied");
    expect(queryResult({ data: undefined, error: { message: "Gone." }, refetch }).status).toBe(
      "failed",
    );
  });

  test("keeps showing what it had when a later fetch fails, and says that it is a copy", () => {
    expect(queryResult({ data: 5, error: { message: "Gone." }, refetch })).toEqual(ready(5, true));
    const paused = { error: null, fetchStatus: "paused" as const, refetch };
    expect(queryResult({ data: 5, ...paused })).toEqual(ready(5, true));
  });

  test("a report asked for without a network says so instead of loading for ever", () => {
    const paused = { data: undefined, error: null, fetchStatus: "paused" as const, refetch };
    expect(queryResult(paused)).toMatchObject({
      status: "failed",
      message: "There is no connection. This appears automatically once you are online.",
    });
  });

  test("a failed one is fetched again by retry", () => {
    const result = queryResult({ data: undefined, error: { message: "Gone." }, refetch });
    if (result.status === "failed") result.retry();
    expect(refetch).toHaveBeenCalledOnce();
  });
});

test("entries were approved by the part of their week that the device had", () => {
  expect(wholeResult(ready(["one of three"], true))).toEqual({ status: "loading" });
  expect(wholeResult(ready(["all"]))).toEqual(ready(["all"]));
});
