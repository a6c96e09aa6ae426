import { describe, expect, test } from "vitest";
import { callingCodes, phonesOf } from "./phones-of.ts";

test.each([
  ["US", "(615) 555-0123", "+16155550123"],
  ["US", "+1 212 555 0100", "+12125550100"],
  ["US", "212-555-0100 x12", "+12125550100 ext. 12"],
  ["GB", "020 7946 0958", "+442079460958"],
  ["DE", "0151 / 2345 6789", "+4915123456789"],
  ["IT", "06 698 12345", "+390669812345"],
  ["US", "+49 151 23456789", "+4915123456789"],
  ["US", "0049 151 23456789", "+4915123456789"],
  ["FR", " 06.12.34.56.78 ", "+33612345678"],
  ["XX", "+33612345678", "+33612345678"],
])("a company in %s stores %s as %s", (country, typed, number) => {
  expect(phonesOf(country).read(typed)).toEqual({ number, problem: null });
});

const refused = [
  "hello",
  "",
  "123",
  "555 0100",
  "000 000 0000",
  "+",
  "1234567890123456",
  "1+2125550100",
  "615 555 0123 / 615 555 0124",
  "call 615 555 0123",
];
test.each(refused)("'%s' is no phone number in the United States", (typed) => {
  expect(phonesOf("US").read(typed)).toEqual({
    number: null,
    problem: { kind: "noPhoneNumber", example: "(201) 555-0123" },
  });
});

test.each([
  ["GB", "07400 123456"],
  ["DE", "01512 3456789"],
])("the example for %s is %s", (country, example) => {
  expect(phonesOf(country).read("123").problem?.example).toBe(example);
});

test("where the country is not known, a number needs + and its country code", () => {
  expect(phonesOf("XX").read("615 555 0123").problem?.example).toBeNull();
});

describe("a stored number is shown", () => {
  test.each([
    ["US", "+16155550123", "(615) 555-0123"],
    ["US", "+16155550123 ext. 12", "(615) 555-0123 ext. 12"],
    ["GB", "+16155550123", "+1 615 555 0123"],
    ["US", "+442079460958", "+44 20 7946 0958"],
    ["US", "615.555.0123", "(615) 555-0123"],
    ["US", "ask Mum", "ask Mum"],
    ["US", "", ""],
  ])("in %s, %s as %s", (country, stored, shown) => {
    expect(phonesOf(country).format(stored)).toBe(shown);
  });

  test("and read again as the same number", () => {
    const { read, format } = phonesOf("US");
    for (const stored of ["+16155550123", "+16155550123 ext. 12", "+442079460958"]) {
      expect(read(format(stored)).number).toBe(stored);
    }
  });
});

test("a link dials the number without its extension, and nothing where there is none", () => {
  const { dial } = phonesOf("US");
  expect(dial("+16155550123 ext. 12")).toBe("+16155550123");
  expect(dial("(615) 555-0123")).toBe("+16155550123");
  expect(dial("ask Mum")).toBeNull();
});

test("every country has a calling code", () => {
  const codes = callingCodes();
  expect(codes.length).toBeGreaterThan(190);
  expect(codes).toContainEqual(["US", "1"]);
});
