import { expect, test } from "vitest";
import { readStartOptions } from "./start-options.ts";

test("without arguments the data of the last run goes on", () => {
  expect(readStartOptions([])).toEqual({ isFresh: false, isDevelopment: false, seedArgs: [] });
});

test("the size of the demo company is passed on to the seed", () => {
  const options = readStartOptions(["--fresh", "--employees", "500", "--weeks=52"]);
  expect(options.isFresh).toBe(true);
  expect(options.seedArgs).toEqual(["--employees", "500", "--weeks", "52"]);
});

test.each([["--employees", "0"], ["--weeks", "many"], ["--weeks", "1.5"], ["--frehs"], ["now"]])(
  "%s %s is refused with the usage",
  (...args) => {
    expect(() => readStartOptions(args)).toThrow("npm start -- [--fresh]");
  },
);
