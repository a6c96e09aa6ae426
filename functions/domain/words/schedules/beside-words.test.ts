import { expect, test } from "vitest";
import { american } from "../../kernel/formats/readers.test-support.ts";
import { besideText } from "./beside-words.ts";

test("who else is scheduled is named, and of many the rest are counted", () => {
  const names = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gil"];
  expect(besideText([], american)).toBe("No one else is scheduled at this time.");
  expect(besideText(names.slice(0, 2), american)).toBe("Also scheduled: Ana and Ben.");
  expect(besideText(names.slice(0, 6), american)).toBe(
    "Also scheduled: Ana, Ben, Cleo, Dan, Eve and Fay.",
  );
  expect(besideText(names, american)).toBe("Also scheduled: Ana, Ben, Cleo, Dan, Eve, and 2 more.");
});
