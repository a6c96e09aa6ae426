import { expect, test } from "vitest";
import { aChange, aCompany, noRounding, quarters } from "../company/ruled-company.test-support.ts";
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
const today = "2026-11-20";
const changes = companyChanges(before, after, today);
type Told = Parameters<typeof restoredSettings>[1];
const row: Told = { entity: "settings", act: "changed", day: null, changes };

test("the settings before a change are restored, those that it did not touch stay", () => {
  const later = withGeneral(after, { ...changed, workdayStart: "03:00" });
  expect(restoredSettings(later, row, today)).toEqual({
    kind: "general",
    general: { ...general, workdayStart: "03:00" },
  });
});

test("settings that are as they were have nothing to restore", () => {
  expect(restoredSettings(before, row, today)).toEqual({ kind: "none", obstacle: "asItWas" });
});

test.each<[string, Told, string]>([
  ["the end of the set-up", { ...row, act: "setUpFinished" }, "otherSetting"],
  [
    "a list of skills",
    { ...row, changes: [{ field: "skills", before: "[]", after: "[]" }] },
    "otherSetting",
  ],
  [
    "a security setting",
    {
      ...row,
      changes: [{ field: "requiresSecondFactorForAdmins", before: "true", after: "false" }],
    },
    "security",
  ],
  [
    "the domain of those who may ask to join",
    { ...row, changes: [{ field: "joinDomain", before: "null", after: '"pier.example"' }] },
    "joining",
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
  expect(restoredSettings(after, told, today)).toEqual({ kind: "none", obstacle });
});

test("a change between 12 and 24 hours left no history, so that it could not be restored", () => {
  const formats = { ...general.formats, clock: "24" as const };
  const changed24 = withGeneral(before, { ...general, formats });
  const told = companyChanges(before, changed24, today);
  expect(told.map(({ field }) => field)).toEqual(["clockFormat"]);
  const clock: Told = { ...row, changes: told };
  expect(restoredSettings(changed24, clock, today)).toEqual({ kind: "general", general });
});

const rounding = aChange("2026-11-16", quarters);
const rounded = aCompany([rounding]);
const ruled: Told = {
  entity: "rules",
  act: "rulesChanged",
  day: rounding.effectiveDate,
  changes: companyChanges(aCompany(), rounded, rounding.effectiveDate),
};

test("a part of the rules is restored as it was before its change", () => {
  expect(restoredSettings(rounded, ruled, today)).toEqual({ kind: "rules", part: noRounding });
});

test("a part of the rules is not restored before its change begins, nor when it holds already", () => {
  const none = (obstacle: string) => ({ kind: "none", obstacle });
  expect(restoredSettings(rounded, ruled, "2026-11-15")).toEqual(none("planned"));
  const back = aCompany([rounding, aChange("2026-11-20", noRounding)]);
  expect(restoredSettings(back, ruled, today)).toEqual(none("asItWas"));
  expect(restoredSettings(rounded, { ...ruled, changes: [] }, today)).toEqual(none("asItWas"));
  const lost = { ...ruled, changes: [{ field: "rounding", before: null, after: null }] };
  expect(restoredSettings(rounded, lost, today)).toEqual(none("notKept"));
});
