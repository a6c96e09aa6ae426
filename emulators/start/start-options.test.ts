import { expect, test } from "vitest";
import { readStartOptions } from "./start-options.ts";

test("without arguments the data of the last run goes on", () => {
  expect(readStartOptions([])).toEqual({ isFresh: false, isDevelopment: false, seedArgs: [] });
});

test("the length of the demo company's history is passed on to the seed", () => {
  const options = readStartOptions(["--fresh", "--weeks=52"]);
  expect(options).toEqual({ isFresh: true, isDevelopment: false, seedArgs: ["--weeks", "52"] });
});

test.each([["--weeks", "0"], ["--weeks", "many"], ["--weeks", "1.5"], ["--frehs"], ["now"]])(
  "%s %s is refused with the usage",
  (...args) => {
    expect(() => readStartOptions(args)).toThrow("npm start -- [--fresh]");
  },
);
