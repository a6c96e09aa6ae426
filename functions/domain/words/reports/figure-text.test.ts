import { describe, expect, test } from "vitest";
import { american, german } from "../../kernel/formats/readers.test-support.ts";
import type { FigureKind } from "./figure-text.ts";
import { differenceText, figureText } from "./figure-text.ts";

const terms = (kind: FigureKind) => ({ kind, currency: "USD" });

test.each([
  ["hours", 27_000, "7:30"],
  ["hours", -3600, "-1:00"],
  ["money", 123_456, "$1,234.56"],
  ["money", 1850.4, "$18.50"],
  ["count", 1204, "1,204"],
  ["average", 3.25, "3.3"],
  ["share", 0.955, "96%"],
  ["share", 0.042, "4.2%"],
  ["day", "2026-11-18", "Nov 18, 2026"],
  ["hours", 0, "–"],
  ["money", null, "–"],
] as const)("%s of %s read %s", (kind, cell, text) => {
  expect(figureText(cell, terms(kind), american)).toBe(text);
});

describe("the difference to the days before", () => {
  test("has its sign and the percent of what was before", () => {
    expect(differenceText({ now: 81_000, before: 72_000 }, terms("hours"), american)).toBe(
      "+2:30 (13%)",
    );
    expect(differenceText({ now: 9000, before: 10_000 }, terms("money"), american)).toBe(
      "-$10.00 (10%)",
    );
  });

  test("has no percent of nothing, and none where a difference turned around", () => {
    expect(differenceText({ now: 3600, before: 0 }, terms("hours"), american)).toBe("+1:00");
    expect(differenceText({ now: -3600, before: 3600 }, terms("hours"), american)).toBe("-2:00");
  });

  test("is not told of days, shares, missing figures and equal ones", () => {
    expect(
      differenceText({ now: "2026-11-18", before: "2026-11-17" }, terms("day"), american),
    ).toBeNull();
    expect(differenceText({ now: 0.5, before: 0.4 }, terms("share"), american)).toBeNull();
    expect(differenceText({ now: 1, before: null }, terms("count"), american)).toBeNull();
    expect(differenceText({ now: 3600, before: 3600 }, terms("hours"), american)).toBeNull();
  });
});

test("the reader's formats write amounts and shares", () => {
  expect(figureText(123_456, { kind: "money", currency: "EUR" }, german)).toContain("1.234,56");
});
