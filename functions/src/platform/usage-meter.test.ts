import { expect, test } from "vitest";
import { countReads, countWrite, metered } from "./usage-meter.ts";

test("each request counts its own documents, and a query that finds nothing as one", async () => {
  const work = async (reads: number) => {
    countReads(reads);
    await Promise.resolve();
    countReads(0);
    countWrite();
    return reads;
  };
  const [first, second] = await Promise.all([metered(() => work(3)), metered(() => work(10))]);
  expect(first).toEqual({ result: 3, used: { reads: 4, writes: 1 } });
  expect(second.used).toEqual({ reads: 11, writes: 1 });
});

test("nothing is counted where nobody measures", () => {
  expect(() => countReads(1)).not.toThrow();
});
