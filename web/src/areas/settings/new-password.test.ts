import { expect, test } from "vitest";
import { checkNewPassword } from "./new-password.ts";

test("six characters are enough, five are not", () => {
  expect(checkNewPassword({ password: "12345", repeated: "12345" })).toEqual({
    password: "Use at least 6 characters.",
  });
  expect(checkNewPassword({ password: "123456", repeated: "123456" })).toEqual({});
});

test("the repetition has to be the same to the letter", () => {
  expect(checkNewPassword({ password: "harbor-1", repeated: "Harbor-1" })).toEqual({
    repeated: "The passwords do not match.",
  });
});
