import { expect, test } from "vitest";
import { dialCodes } from "./dial-codes.ts";
import { phoneNumberOf } from "./phone-number.ts";

test.each([
  ["US", "(555) 010-1234", "+15550101234"],
  ["GB", "020 7946 0958", "+442079460958"],
  ["DE", "0151 / 2345 6789", "+4915123456789"],
  ["IT", "06 698 12345", "+390669812345"],
  ["US", "+49 151 23456789", "+4915123456789"],
  ["US", "0049 151 23456789", "+4915123456789"],
  ["FR", " 06.12.34.56.78 ", "+33612345678"],
])("%s and %s make %s", (country, typed, number) => {
  expect(phoneNumberOf(country, typed)).toEqual({ number, problem: null });
});

test.each(["", "abc", "555-CALL-NOW", "12", "+", "00"])("%j is no phone number", (typed) => {
  expect(phoneNumberOf("US", typed).problem).toContain("Enter the phone number");
});

test("more than fifteen digits are too many", () => {
  expect(phoneNumberOf("US", "1234567890123456").problem).toBe("This phone number is too long.");
});

test("a country code cannot begin with zero", () => {
  expect(phoneNumberOf("US", "+0151 23456789").problem).toBe("No country code begins with 0.");
});

test("every country code has one to three digits and none begins with zero", () => {
  const codes = Object.entries(dialCodes);
  expect(codes.length).toBeGreaterThan(190);
  for (const [country, code] of codes) {
    expect(country).toMatch(/^[A-Z]{2}$/);
    expect(code).toMatch(/^[1-9]\d{0,2}$/);
  }
});
