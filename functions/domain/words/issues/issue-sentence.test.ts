import { expect, test } from "vitest";
import { z } from "zod/mini";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { issueSentence } from "./issue-sentence.ts";

const said = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((found) => issueSentence(found, onDevice));

test("the code of a schema becomes its sentence", () => {
  expect(said(z.string().check(z.minLength(1, issue("enterName"))), "")).toEqual(["Enter a name."]);
  expect(said(z.string().check(z.maxLength(3, issue("atMostCharacters", 3))), "four")).toEqual([
    "Use at most 3 characters.",
  ]);
});

test.each([
  [z.string(), undefined, "Enter a value."],
  [z.number(), "7", "Enter a number."],
  [z.int(), 7.5, "Use a whole number."],
  [z.array(z.string()), "a", "This is not a list."],
  [z.string().check(z.minLength(1)), "", "Enter a value."],
  [z.string().check(z.minLength(3)), "ab", "Use at least 3 characters."],
  [z.string().check(z.maxLength(1)), "ab", "Use at most 1 character."],
  [z.number().check(z.minimum(2)), 1, "At least 2."],
  [z.number().check(z.maximum(1200)), 1300, "At most 1,200."],
  [z.array(z.string()).check(z.minLength(1)), [], "Add at least 1 entry."],
  [
    z.array(z.string()).check(z.maxLength(1)),
    ["a", "b"],
    "There can be at most 1 entry. Remove one first.",
  ],
  [z.enum(["a", "b"]), "c", "Choose one of the options."],
  [z.literal("a"), "b", "Choose one of the options."],
  [z.email(), "ana", "Enter an e-mail address, for example ana@example.com."],
  [z.uuid(), "ana", "Check the form of this value."],
  [z.strictObject({}), { a: 1 }, "This field does not exist."],
  [z.union([z.string(), z.null()]), 7, "This value is not valid."],
])("what zod finds by itself has no English of zod: %#", (schema, value, sentence) => {
  expect(said(schema, value)).toEqual([sentence]);
});

test("a sentence of our own stays as it is", () => {
  const schema = z.string().check(z.refine(() => false, "Bo is not free then."));
  expect(said(schema, "9")).toEqual(["Bo is not free then."]);
  expect(issueSentence({ message: "Bo is not free then." }, onDevice)).toBe("Bo is not free then.");
});
