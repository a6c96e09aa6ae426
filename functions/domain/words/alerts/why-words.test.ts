import { expect, test } from "vitest";
import { american } from "../../kernel/formats/readers.test-support.ts";
import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { usualRule } from "../../rules/alerts/usual-rules.ts";
import { whyLines } from "./why-words.ts";

const about = { locationId: aLocationId("pier"), audience: "managers" as const };
const lines = (change: Partial<Parameters<typeof whyLines>[0]>) =>
  whyLines(
    { alert: about, rule: usualRule("noShow"), role: "manager", place: "Pier", ...change },
    american,
  );

test("a manager reads as whom they see an alert, who is told, and by which rule", () => {
  expect(lines({}).slice(0, 3)).toEqual([
    "You see it as a manager of Pier.",
    "A message goes to the managers of Pier, or else to admins.",
    "60 minutes after the shift began, or when it is over",
  ]);
});

test("an alert of the company goes to its admins, one without messages to the list alone", () => {
  const company = { locationId: null, audience: "managers" as const };
  const rule = usualRule("chainBroken");
  expect(lines({ alert: company, rule, role: "admin" }).slice(0, 2)).toEqual([
    "You see it as an admin of the company.",
    "A message goes to the admins.",
  ]);
  expect(lines({ rule: usualRule("late") })[1]).toBe(
    "No message is sent; it is in this list alone.",
  );
});
