import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nameSchema, noteSchema } from "../fields/fields.ts";
import { plainLine, plainLines } from "./plain-text.ts";
import { lineSchema } from "./text-schema.ts";

const nameOf = (text: string) => {
  const parsed = nameSchema.safeParse(text);
  return parsed.success ? parsed.data : (parsed.error.issues[0]?.message ?? "refused");
};

describe("a name in any script stays as it was typed", () => {
  test.each([
    "Kealiʻi Kaʻōpūlani",
    "Nguyễn Thị Ánh",
    "שרה כהן",
    "محمد علی",
    "می‌خواهم",
    "👩‍👩‍👧 Family",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿 England",
    "Ян",
    "山田 太郎",
    "O’Brien-Smith, Jr.",
  ])("%s", (name) => expect(nameOf(name)).toBe(name.normalize("NFC")));
});

describe("a name that is unreadable, or that breaks the text beside it", () => {
  test.each([
    ["zero-width characters alone", "\u200B\u200D\uFEFF\u2060"],
    ["the Hangul filler alone", "\u3164\u3164"],
    ["the blank of Braille alone", "\u2800"],
    ["NUL alone", "\0"],
    ["half a surrogate pair alone", "\uD83D"],
    ["line breaks alone", "\n\r\n"],
  ])("%s is no name", (_what, text) => expect(nameOf(text)).toBe("enterName"));

  test.each([
    ["a NUL", "An\0a", "Ana"],
    ["a line break", "Ana\nDiaz", "Ana Diaz"],
    ["a tab", "Ana\tDiaz", "Ana Diaz"],
    ["a right-to-left override", "Ana \u202Egnp.exe", "Ana gnp.exe"],
    ["an isolate that is never closed", "\u2067Ana", "Ana"],
    ["half a surrogate pair", "Ana\uD83D Diaz", "Ana Diaz"],
    ["a byte order mark", "\uFEFFAna", "Ana"],
    ["a combining accent", "Jose\u0301", "José"],
  ])("loses %s", (_what, text, name) => expect(nameOf(text)).toBe(name));
});

test("240 KB of text are refused before they are worked on", () => {
  expect(nameOf("x".repeat(240_000))).toBe("atMostCharacters 80");
});

test("length counts what people see as characters: 80 emoji fit, 81 do not", () => {
  expect(nameOf("🎉".repeat(80))).toBe("🎉".repeat(80));
  expect(nameOf("🎉".repeat(81))).toBe("atMostCharacters 80");
  expect(lineSchema(3).safeParse("e\u0301e\u0301e\u0301").data).toBe("ééé");
});

test("a note keeps its lines and tabs, with one kind of line break", () => {
  expect(noteSchema.parse(" First\r\nsecond\tpart\u0085third\0 ")).toBe(
    "First\nsecond\tpart\nthird",
  );
});

test("text that is normalised stays as it is when it is normalised again", () => {
  const text = fc.string({ unit: "binary", maxLength: 40 });
  fc.assert(
    fc.property(text, (raw) => {
      expect(plainLine(plainLine(raw))).toBe(plainLine(raw));
      expect(plainLines(plainLines(raw))).toBe(plainLines(raw));
      expect(plainLine(raw)).not.toMatch(/\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/u);
    }),
  );
});
