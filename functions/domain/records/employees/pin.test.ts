import { expect, test } from "vitest";
import { isTrivialPin, pinSchema } from "./pin.ts";

test.each(["004200", "123456", "907009"])("%s has the form of a PIN", (pin) => {
  expect(pinSchema.safeParse(pin).success).toBe(true);
});

test.each(["123", "1234567", "12a456", "", " 12345", "١٢٣٤٥٦"])("'%s' is no PIN", (pin) => {
  expect(pinSchema.safeParse(pin).success).toBe(false);
});

test.each(["1111", "00000000", "1234", "4321", "7890", "0987", "1212", "123123", "37373737"])(
  "%s is easy to guess",
  (pin) => expect(isTrivialPin(pin)).toBe(true),
);

test.each(["1984", "2026"])("%s is a year, which many choose", (pin) => {
  expect(isTrivialPin(pin)).toBe(true);
});

test.each(["4817", "1123", "198400", "90210", "12341"])("%s is as good as any", (pin) => {
  expect(isTrivialPin(pin)).toBe(false);
});
