import { afterEach, expect, test, vi } from "vitest";
import { inTransaction } from "./unit.ts";

afterEach(() => vi.restoreAllMocks());

test("a work whose turn comes too late is busy, and never begins", async () => {
  vi.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValue(2001);
  const work = vi.fn();
  await expect(inTransaction(work, "week of Ana")).rejects.toMatchObject({ code: "busy" });
  expect(work).not.toHaveBeenCalled();
});
