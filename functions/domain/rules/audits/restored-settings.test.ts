import { expect, test } from "vitest";
import { aCompany } from "../company/ruled-company.test-support.ts";
import { companyChanges } from "../history/company-changes.ts";
import { generalOf, withGeneral } from "../company/apply-basics.ts";
import { restoredSettings } from "./restored-settings.ts";

const before = aCompany();
const general = generalOf(before);
const changed = {
  ...general,
  name: "Pier Coffee",
  formats: { ...general.formats, dateOrder: "yearFirst" as const },
};
const after = withGeneral(before, changed);
const changes = companyChanges(before, after, "2026-11-20");
type Told = Parameters<typeof restoredSettings>[1];
const row: Told = { entity: "settings", act: "changed", changes };

test("the settings before a change are restored, those that it did not touch stay", () => {
  const later = withGeneral(after, { ...changed, workdayStart: "03:00" });
  expect(restoredSettings(later, row)).toEqual({ general: { ...general, workdayStart: "03:00" } });
});

test("settings that are as they were have nothing to restore", () => {
  expect(restoredSettings(before, row)).toEqual({ obstacle: "asItWas" });
});

test.each<[string, Told, string]>([
  ["rules, which hold from a day", { ...row, entity: "rules" }, "rules"],
  ["the end of the set-up", { ...row, act: "setUpFinished" }, "otherSetting"],
  [
    "a list of job roles",
    { ...row, changes: [{ field: "jobRoles", before: "[]", after: "[]" }] },
    "otherSetting",
  ],
  [
    "a change whose values were not kept",
    { ...row, changes: [{ field: "name", before: null, after: null }] },
    "notKept",
  ],
  [
    "a time zone that does not exist any more",
    { ...row, changes: [{ field: "timeZone", before: '"Atlantis/Poseidon"', after: "null" }] },
    "notValid",
  ],
])("%s cannot be restored", (_what, told, obstacle) => {
  expect(restoredSettings(after, told)).toEqual({ obstacle });
});
