import { expect, test } from "vitest";
import { DATA_SHAPE, isBehind } from "./data-shape.ts";

test.each([
  [{}, true],
  [{ dataShape: DATA_SHAPE - 1 }, true],
  [{ dataShape: DATA_SHAPE }, false],
  [{ dataShape: DATA_SHAPE + 1 }, false],
])("a company of %j is behind: %j", (company, expected) => {
  expect(isBehind(company)).toBe(expected);
});
