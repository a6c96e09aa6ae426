import { expect, test } from "vitest";
import { inTurn } from "./in-turn.ts";

test("works of one key run one after the other, also after one that failed", async () => {
  const running: string[] = [];
  let mostAtOnce = 0;
  const work = (name: string) => async () => {
    running.push(name);
    mostAtOnce = Math.max(mostAtOnce, running.length);
    await Promise.resolve();
    running.pop();
    if (name === "bad") throw new Error("bad");
    return name;
  };
  const all = ["a", "bad", "b"].map((name) => inTurn("counter", work(name)));
  const outcomes = await Promise.allSettled(all);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(mostAtOnce).toBe(1);
});

test("works of other keys do not wait", async () => {
  let release = () => {};
  const held = inTurn("one", () => new Promise<void>((resolve) => (release = resolve)));
  await expect(inTurn("two", async () => "done")).resolves.toBe("done");
  release();
  await held;
});
