import { describe, expect, test } from "vitest";
import { checkLoginInput, readLoginInput } from "./login-input.ts";

const input = (change: Partial<Parameters<typeof checkLoginInput>[0]> = {}) => ({
  name: "Ana",
  email: "ana@x.example",
  password: "secret",
  ...change,
});

describe("what is typed on the login screen", () => {
  test("loses the spaces around name and address, never those of the password", () => {
    const form = new FormData();
    form.set("email", " ana@x.example ");
    form.set("password", " secret ");
    expect(readLoginInput(form)).toEqual({
      name: "",
      email: "ana@x.example",
      password: " secret ",
    });
  });

  test("may be sent when nothing is missing", () => {
    expect(checkLoginInput(input(), ["name", "email", "newPassword"])).toEqual({});
  });

  test.each(["", "ana", "ana@", "ana@x", "a b@x.example"])(
    "is refused for the address %s",
    (email) => {
      expect(Object.keys(checkLoginInput(input({ email }), ["email", "password"]))).toEqual([
        "email",
      ]);
    },
  );

  test("needs six characters for a new password and any for an old one", () => {
    const short = input({ password: "12345" });
    expect(checkLoginInput(short, ["newPassword"]).password).toBe("Use at least 6 characters.");
    expect(checkLoginInput(short, ["password"])).toEqual({});
  });
});
