import { describe, expect, test } from "vitest";
import { loginSearch, loginViewOf } from "./login-view.ts";

const search = (text: string) => new URLSearchParams(text);

describe("the view of the login screen", () => {
  test.each([
    ["", "signIn"],
    ["view=sign-up", "signUp"],
    ["view=reset", "reset"],
    ["view=link", "link"],
    ["view=toString", "signIn"],
  ])("of the address ?%s is %s", (text, view) => {
    expect(loginViewOf(search(text))).toBe(view);
  });

  test("changes without losing the path that the visitor requested", () => {
    const wanted = search("callbackUrl=%2Femployees&error=SessionRequired");
    expect(loginSearch("reset", wanted)).toBe("?view=reset&callbackUrl=%2Femployees");
    expect(loginSearch("signIn", wanted)).toBe("?callbackUrl=%2Femployees");
    expect(loginSearch("signIn", search(""))).toBe("");
  });
});
