import { expect, test } from "vitest";
import { urlValues, withUrlValues } from "./url-values.ts";

const defaults = { q: "", status: "active" };
const changed = (address: string, changes: Partial<typeof defaults>) =>
  withUrlValues(new URLSearchParams(address), changes, defaults).toString();

test("what the address does not hold has its default", () => {
  expect(urlValues(new URLSearchParams("q=ana"), defaults)).toEqual({ q: "ana", status: "active" });
  expect(urlValues(new URLSearchParams("status=&x=1"), defaults)).toEqual({ q: "", status: "" });
});

test("a value equal to its default leaves the address, and other parameters stay", () => {
  expect(changed("q=ana&tab=pay", { q: "" })).toBe("tab=pay");
  expect(changed("tab=pay", { q: "bo", status: "archived" })).toBe("tab=pay&q=bo&status=archived");
  expect(changed("status=archived", { status: "active" })).toBe("");
  expect(changed("q=ana", {})).toBe("q=ana");
});
