import { expect, test } from "vitest";
import { fromBase32, hotp, stepAt, toBase32, totp } from "./totp.ts";

const secret = Buffer.from("12345678901234567890", "ascii");

/** RFC 4226, appendix D. */
const rfc4226 = [
  "755224",
  "287082",
  "359152",
  "969429",
  "338314",
  "254676",
  "287922",
  "162583",
  "399871",
  "520489",
];

test.each(rfc4226.map((code, counter) => ({ code, counter })))(
  "counter $counter of RFC 4226 gives $code",
  ({ code, counter }) => expect(hotp(secret, counter)).toBe(code),
);

/** RFC 6238, appendix B, the rows for SHA-1; the time in seconds, eight digits. */
const rfc6238 = [
  { seconds: 59, code: "94287082" },
  { seconds: 1_111_111_109, code: "07081804" },
  { seconds: 1_111_111_111, code: "14050471" },
  { seconds: 1_234_567_890, code: "89005924" },
  { seconds: 2_000_000_000, code: "69279037" },
  { seconds: 20_000_000_000, code: "65353130" },
];

test.each(rfc6238)("second $seconds of RFC 6238 gives $code", ({ seconds, code }) => {
  expect(hotp(secret, stepAt(seconds * 1000), 8)).toBe(code);
});

test("an app shows the last six digits for the key in base32", () => {
  expect(totp("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", 59_000)).toBe("287082");
});

test("a key may be typed with spaces and small letters", () => {
  expect(fromBase32("gezd gnbv gy3t qojq").toString("ascii")).toBe("1234567890");
});

test("base32 gives back what went in, whatever the length", () => {
  for (const text of ["", "f", "fo", "foo", "foob", "fooba", "foobar"]) {
    expect(fromBase32(toBase32(Buffer.from(text))).toString()).toBe(text);
  }
  expect(toBase32(Buffer.from("foobar"))).toBe("MZXW6YTBOI");
});

test("a letter that base32 does not have is refused", () => {
  expect(() => fromBase32("ABC1")).toThrow("1 is no letter of base32.");
});
