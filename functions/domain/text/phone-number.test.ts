import { expect, test } from "vitest";
import { phoneNumberSchema } from "./phone-number.ts";

test.each([
  "+12125550100",
  "(212) 555-0100",
  "0151 / 2345 6789",
  "06.12.34.56.78",
  "555 0100",
  "+1 212 555 0100 ext. 12",
  "212-555-0100 x12",
])("%s is a phone number", (text) => expect(phoneNumberSchema.parse(` ${text} `)).toBe(text));

test.each(["hello", "", "12", "+", "555-CALL-NOW", "1234567890123456", "1+2125550100", "٠١٥١٢٣٤٥"])(
  "'%s' is no phone number",
  (text) => expect(phoneNumberSchema.safeParse(text).success).toBe(false),
);
