import { expect, test } from "vitest";
import { inTurn, onceMore } from "./in-turn.ts";

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

test("many who ask for the same work while it waits share one run, which begins after they asked", async () => {
  let release = () => {};
  let runs = 0;
  const work = async () => {
    runs += 1;
    if (runs === 1) await new Promise<void>((resolve) => (release = resolve));
    return runs;
  };
  const first = onceMore("day", work);
  await Promise.resolve();
  const others = [onceMore("day", work), onceMore("day", work), onceMore("day", work)];
  release();
  expect(await Promise.all([first, ...others])).toEqual([1, 2, 2, 2]);
  expect(await onceMore("day", work)).toBe(3);
});

test("a shared run that fails is told to all who share it, and the next one starts again", async () => {
  let runs = 0;
  const work = async () => {
    runs += 1;
    if (runs === 1) throw new Error("no answer");
    return runs;
  };
  const outcomes = await Promise.allSettled([onceMore("week", work), onceMore("week", work)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await onceMore("week", work)).toBe(2);
});
