import { afterEach, expect, test } from "vitest";
import { stepUp, stepUpRequests } from "./step-up.ts";

let stop = () => {};

/** A screen that can ask; counts how often it was notified. */
function aScreen() {
  let told = 0;
  stop = stepUpRequests.subscribe(() => (told += 1));
  return { told: () => told };
}

afterEach(() => stop());

test("where no screen can ask, nothing is proven", async () => {
  await expect(stepUp()).resolves.toBe(false);
});

test("the caller receives the user's answer", async () => {
  const screen = aScreen();
  const outcome = stepUp();
  await Promise.resolve();
  expect(screen.told()).toBe(1);
  stepUpRequests.present()?.settle(true);
  await expect(outcome).resolves.toBe(true);
  expect(stepUpRequests.present()).toBeNull();
  expect(screen.told()).toBe(2);
});

test("two calls at once open one dialog and share its answer", async () => {
  aScreen();
  const outcomes = [stepUp(), stepUp()];
  stepUpRequests.present()?.settle(false);
  await expect(Promise.all(outcomes)).resolves.toEqual([false, false]);
});

test("a screen that goes away takes its question along", async () => {
  aScreen();
  const outcome = stepUp();
  stop();
  await expect(outcome).resolves.toBe(false);
});
