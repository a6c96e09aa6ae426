import { expect, test } from "vitest";
import { startAtWholeHour } from "./start-at-whole-hour.ts";

/** A frame whose hours, 25 pixels each, are scrolled so far. */
function scrolled(scrollTop: number) {
  const hours = { scrollTop, scrollHeight: 600 };
  const parts = [{ scrollTop: 0, scrollHeight: 30 }, hours];
  return { frame: { querySelectorAll: () => parts } as unknown as Element, hours };
}

test.each([
  ["half an hour was cut off at the top", 111, 100],
  ["a whole hour stays", 150, 150],
  ["what is not scrolled stays", 0, 0],
])("%s", (_case, from, to) => {
  const { frame, hours } = scrolled(from);
  startAtWholeHour(frame);
  expect(hours.scrollTop).toBe(to);
});
