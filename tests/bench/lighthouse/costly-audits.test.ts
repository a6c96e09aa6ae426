import type { Result } from "lighthouse";
import { expect, test } from "vitest";
import { costlyAudits } from "./costly-audits.ts";

const audit = (title: string, score: number | null, items: readonly unknown[] = []) => ({
  title,
  score,
  details: { type: "table", headings: [], items },
});

const report = {
  categories: {
    accessibility: {
      id: "accessibility",
      auditRefs: [
        { id: "image-alt", weight: 1 },
        { id: "color-contrast", weight: 3 },
        { id: "tabindex", weight: 6 },
        { id: "focus-traps", weight: 0 },
      ],
    },
  },
  audits: {
    "image-alt": audit("Images have no alternative text", 0, [{ url: "https://a.example/b.png" }]),
    "color-contrast": audit("Contrast is low", 0, [{ node: { selector: "main > p" } }]),
    tabindex: audit("No tabindex is above 0", 1),
    "focus-traps": audit("The focus is not trapped", 0),
  },
} as unknown as Result;

test("audits that cost points are told with where, the most expensive first", () => {
  expect(costlyAudits(report)).toEqual([
    "accessibility -30: Contrast is low · main > p",
    "accessibility -10: Images have no alternative text · https://a.example/b.png",
  ]);
});
