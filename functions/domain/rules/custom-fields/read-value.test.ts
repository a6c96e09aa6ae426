import { expect, test } from "vitest";
import { aField, shirt } from "../../records/custom-fields/custom-field.test-support.ts";
import { choiceNamed, readInput } from "./read-value.ts";
import { readNumber } from "../../records/custom-fields/read-number.ts";

test("a number is read by the reader's decimal sign", () => {
  const read = (texts: string[], sign: "." | ",") => texts.map((text) => readNumber(text, sign));
  expect(read(["7.5", "1,000", "1,234.5", "-3", "−3", "12 000"], ".")).toEqual([
    7.5, 1000, 1234.5, -3, -3, 12_000,
  ]);
  expect(read(["7,5", "1.000", "1.234,5", "1,000"], ",")).toEqual([7.5, 1000, 1234.5, 1]);
  expect(read(["7,5", "7.", "+2"], ".")).toEqual([7.5, 7, 2]);
});

test("what is no number is refused, however it begins", () => {
  for (const text of ["", "abc", "1e3", "1.2.3", "--3", "12kg", "0x1f", "1,23,4"]) {
    expect(readNumber(text, ".")).toBeNull();
  }
});

test("an input is a value of its field's type, or says what is wrong", () => {
  const number = aField({ type: "number" });
  expect(readInput(number, " 4,5 ", { before: null, sign: "," })).toEqual({
    value: 4.5,
    problem: null,
  });
  expect(readInput(number, "four", { before: null, sign: "." })).toEqual({
    problem: { kind: "noNumber" },
  });
  expect(readInput(number, "9999999999", { before: null, sign: "." })).toEqual({
    problem: { kind: "tooLargeNumber", most: 1_000_000_000 },
  });
  expect(readInput(aField(), "x".repeat(201), { before: null, sign: "." })).toEqual({
    problem: { kind: "tooLongText", most: 200 },
  });
  expect(readInput(aField(), "  B 12 ", { before: null, sign: "." })).toEqual({
    value: "B 12",
    problem: null,
  });
});

test("an empty input takes the value away", () => {
  expect(readInput(aField(), "  ", { before: "7", sign: "." })).toEqual({
    value: null,
    problem: null,
  });
});

test("a file names choices in any case, and no archived one", () => {
  expect(choiceNamed(shirt, " m ")?.id).toBe("m");
  expect(choiceNamed(shirt, "L")).toBeNull();
});
