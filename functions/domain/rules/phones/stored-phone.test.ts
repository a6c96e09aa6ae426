import { expect, test } from "vitest";
import { phonesOf } from "../../kernel/phones/phones-of.ts";
import { phoneProblem, storedPhone, storedPhoneOrNull } from "./stored-phone.ts";

const phones = phonesOf("US");
const path = "profile.phone";
const stored = (text: string, before: string | null) => storedPhone(text, { phones, before, path });

test("a number is stored with + and its country code", () => {
  expect(stored("(615) 555-0123", null)).toBe("+16155550123");
});

test("text that is no number is refused beside its field", () => {
  expect(() => stored("hello", "+16155550123")).toThrow(
    expect.objectContaining({ code: "invalidField", fields: expect.objectContaining({ path }) }),
  );
});

test.each(["ask Mum", "555 0100"])("an old '%s' can be saved unchanged", (old) => {
  expect(stored(old, old)).toBe(old);
  expect(phoneProblem(old, old, phones)).toBeNull();
});

test("an old spelling of the same number is no change", () => {
  expect(stored("(615) 555-0123", "615.555.0123")).toBe("615.555.0123");
});

test("no number is null, or empty where the record says so", () => {
  const judged = { phones, before: "+16155550123", path };
  expect(storedPhoneOrNull(null, judged)).toBeNull();
  expect(storedPhoneOrNull("", judged)).toBeNull();
  expect(storedPhone("", judged)).toBe("");
});
