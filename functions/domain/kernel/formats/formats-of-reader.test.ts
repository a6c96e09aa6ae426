import { expect, test } from "vitest";
import { formatsOfReader } from "./formats-of-reader.ts";
import { deviceFormats } from "./formats.ts";

const german = { clock: "24", dateOrder: "dayFirst", numberStyle: "comma" } as const;

test("what a person chose wins, field by field", () => {
  expect(formatsOfReader({ ...deviceFormats, clock: "12" }, german)).toEqual({
    ...german,
    clock: "12",
  });
});

test("a reader without preferences gets the company's formats", () => {
  expect(formatsOfReader(deviceFormats, german)).toEqual(german);
});

test("where neither chose the device decides", () => {
  expect(formatsOfReader(deviceFormats, deviceFormats)).toEqual(deviceFormats);
});
