import { expect, test } from "vitest";
import { checkNewPassword } from "./new-password.ts";

test("six characters are enough, five are not", () => {
  expect(checkNewPassword("12345", "12345")).toEqual({ password: "Use at least 6 characters." });
  expect(checkNewPassword("123456", "123456")).toEqual({});
});

test("the repetition has to be the same to the letter", () => {
  expect(checkNewPassword("harbor-1", "Harbor-1")).toEqual({
    repeated: "The passwords do not match.",
  });
});
