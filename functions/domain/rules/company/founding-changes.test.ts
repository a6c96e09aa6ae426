import { ruleChangeIdSchema } from "../../kernel/ids/record-ids.ts";
import { expect, test } from "vitest";
import { foundingChanges, hasChangedRules } from "./founding-changes.ts";
import { aCompany } from "./ruled-company.test-support.ts";
import { defaultRules } from "../../records/company/rule-sections.ts";
import { rulesOn } from "./rules-on.ts";

const at = "2026-11-20T23:30:00.000Z";
const foundedIn = (country: string, timeZone = "Europe/Berlin") => {
  const ruleChanges = foundingChanges(
    { country, timeZone, weekStart: "monday" },
    { at, byName: "Olivia", newId: () => "founding" },
  );
  return { ...aCompany(ruleChanges), createdAt: at };
};

test("in the Union and the United Kingdom the schedule warns below eleven hours of rest", () => {
  for (const country of ["DE", "IE", "GB"]) {
    const { limits } = rulesOn(foundedIn(country), "2026-11-21");
    expect(limits).toEqual({ ...defaultRules.limits, minimumRestSeconds: 11 * 3600 });
  }
});

test("it holds from the week of the founding, as it was there", () => {
  expect(foundedIn("DE").ruleChanges).toMatchObject([
    { effectiveDate: "2026-11-16", changedByName: "Olivia" },
  ]);
});

test("no law is invented for other countries", () => {
  expect(
    ["US", "CA", "AU", "CH", "NO", "XX"].flatMap((country) => foundedIn(country).ruleChanges),
  ).toEqual([]);
});

test("the rules set at founding do not count as a change", () => {
  const company = foundedIn("DE");
  expect(hasChangedRules(company)).toBe(false);
  const [founding] = company.ruleChanges;
  if (founding === undefined) throw new Error("Nothing was founded.");
  const later = {
    ...founding,
    id: ruleChangeIdSchema.parse("later"),
    changedAt: "2026-11-21T09:00:00.000Z",
  };
  expect(hasChangedRules({ ...company, ruleChanges: [founding, later] })).toBe(true);
});
