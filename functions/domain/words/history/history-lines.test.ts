import { anArea } from "../../records/locations/area.test-support.ts";
import type { RecordChange } from "../../records/history/record-changes.ts";
import { aSkill } from "../../records/skills/skill-id.test-support.ts";
import type { JobRole } from "../../records/job-roles/job-role.ts";
import { aJobRole, nameOfRole, roleId } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { aLocation } from "../../records/locations/location-builder.test-support.ts";
import type { LocationRecord } from "../../records/locations/location-record.ts";
import { aChange, aCompany } from "../../rules/company/ruled-company.test-support.ts";
import { companyChanges } from "../../rules/history/company-changes.ts";
import {
  companyHistoryLines,
  locationHistoryLines,
  publicationLine,
  publicationSentence,
} from "./history-lines.ts";
import { plainHistory } from "../../records/history/history-event.ts";
import { locationChanges } from "../../rules/history/location-changes.ts";

const pier = aLocation();

function said(change: Partial<LocationRecord>): string[] {
  const changes = locationChanges(pier, { ...pier, ...change, version: 2 }, nameOfRole);
  return locationHistoryLines({ ...plainHistory, act: "changed", changes }, "USD", onDevice);
}

describe("a change of a location", () => {
  const need = {
    weekdays: ["monday", "tuesday", "thursday"] as const,
    startsAt: "08:00",
    endsAt: "12:00",
    jobRoleId: roleId("barista"),
    people: 2,
  };
  test.each([
    [{ name: "Old Pier" }, "Location name: Pier → Old Pier"],
    [{ address: "1 Pier Road" }, "Address: – → 1 Pier Road"],
    [{ minimumWageTenThousandths: 165_000 }, "Minimum wage: – → $16.50 an hour"],
    [{ costCentre: "007" }, "Cost centre: – → 007"],
    [{ jobRoleIds: [roleId("barista")] }, "Job roles used here: added Barista"],
    [{ areas: [anArea("Bar")] }, "Areas: added Bar"],
    [
      { budget: { secondsPerWeek: 360_000, salesShareBasisPoints: 2550 } },
      "Weekly budget: – → 100 h, 25.5 % of sales",
    ],
    [
      { laborBudget: { minorPerWeek: 8000_00, minorByDay: { friday: 1500_00 } } },
      "Labor budget: – → $8,000.00 a week, Fri $1,500.00",
    ],
    [{ holidayCalendar: { country: "US", region: null } }, "Holiday calendar: – → US"],
  ])("reads as on its screen: %j", (change, line) => {
    expect(said(change)).toEqual([line]);
  });

  test("names zones, hours, days and needs as people do", () => {
    const lines = said({
      timeZone: "America/Chicago",
      openingHours: { monday: [{ opensAt: "08:00", closesAt: "12:00" }] },
      specialDays: [{ day: "2026-12-25", name: "Christmas", isHoliday: true, hours: [] }],
      staffing: [{ ...need, weekdays: [...need.weekdays] }],
    });
    expect(lines[0]).toBe("Time zone: Eastern Time → Central Time");
    expect(lines[1]).toMatch(/^Opening hours: Closed → Mon 0?8:00.*12:00.*$/u);
    expect(lines[2]).toMatch(/^Special days: added .*2026.* \(Christmas, closed\)$/u);
    expect(lines[3]).toMatch(/^Minimum staffing: added 2 Barista Mon–Tue, Thu .*8:00.*12:00/u);
  });

  test("is never raw data", () => {
    const fence = { mode: "block", latitude: 40.7, longitude: -74, radiusMetres: 80 } as const;
    const lines = said({ geofence: fence, areas: [anArea("Bar")] });
    expect(lines.join(" ")).not.toMatch(/[{}[\]"]|null|#2e7d32/u);
  });

  test("without a difference has no lines", () => {
    expect(said({})).toEqual([]);
  });
});

describe("a change of the company", () => {
  const before = aCompany();
  const lines = (after: typeof before) =>
    companyHistoryLines(
      {
        ...plainHistory,
        act: "changed",
        changes: companyChanges(before, after, "2026-11-16"),
      },
      onDevice,
    );

  test("reads as in Settings", () => {
    const after = { ...before, name: "Harbor & Co", timeZone: "America/Chicago" };
    expect(lines(after)).toEqual([
      "Company name: Harbor Coffee → Harbor & Co",
      "Time zone: Eastern Time → Central Time",
    ]);
  });

  test("of the rules says which sentences changed, from its day on", () => {
    const { breaks } = presetRules("california");
    const change = aChange("2026-11-30", { section: "breaks", value: breaks });
    const after = { ...before, ruleChanges: [change] };
    const changes = companyChanges(before, after, "2026-11-30");
    const told = { ...plainHistory, day: "2026-11-30", changes };
    const [line] = companyHistoryLines({ ...told, act: "rulesChanged" }, onDevice);
    expect(line).toMatch(/^From .*2026.*: Breaks: .* → .*A rest of 10 min/u);
    const [first] = companyHistoryLines({ ...told, act: "rulesCancelled" }, onDevice);
    expect(first).toContain("cancelled");
  });

  test("of job roles says which were added, removed, renamed and recolored", () => {
    const role = (name: string, change: Partial<JobRole> = {}) => aJobRole(name, change);
    const roles = { ...before, jobRoles: [role("Cook"), role("Barista"), role("Host")] };
    const say = (...jobRoles: JobRole[]) =>
      companyHistoryLines(
        {
          ...plainHistory,
          act: "changed",
          changes: companyChanges(roles, { ...roles, jobRoles }, "2026-11-16"),
        },
        onDevice,
      );
    expect(say(role("Cook", { name: "Chef" }), role("Barista"), role("Host"))).toEqual([
      "Job roles: renamed Cook to Chef",
    ]);
    expect(say(role("Cook"), role("Host"))).toEqual(["Job roles: removed Barista"]);
    expect(
      say(role("Cook"), role("Barista", { colour: "#1565c0" }), role("Host"), role("Dish")),
    ).toEqual(["Job roles: added Dish, other color for Barista"]);
    expect(say(role("Host"), role("Barista"), role("Cook"))).toEqual(["Job roles rearranged"]);
    expect(say(role("Cook"), role("Barista", { isArchived: true }), role("Host"))).toEqual([
      "Job roles: archived Barista",
    ]);
    expect(say(role("Cook", { code: "C1" }), role("Barista"), role("Host"))).toEqual([
      "Job roles: other code for Cook",
    ]);
  });
});

test("a renamed area is told as renamed, and one from before areas had ids by its name", () => {
  const [bar, terrace] = [anArea("Bar"), anArea("Terrace")];
  const before = { ...pier, areas: [bar, terrace] };
  const renamed = { ...before, areas: [anArea("Bar", { name: "Counter" }), terrace] };
  const say = (changes: RecordChange[]) =>
    locationHistoryLines({ ...plainHistory, act: "changed", changes }, "USD", onDevice);
  expect(say(locationChanges(before, renamed, nameOfRole))).toEqual([
    "Areas: renamed Bar to Counter",
  ]);
  const old = JSON.stringify([{ name: "Bar", colour: bar.colour }]);
  expect(say([{ field: "areas", before: "[]", after: old }])).toEqual(["Areas: added Bar"]);
});

test("a change of the skills says which were added, renamed and archived", () => {
  const skills = [aSkill("First aid"), aSkill("Forklift"), aSkill("Food safety")];
  const before = { ...aCompany([]), skills };
  const after = [
    aSkill("First aid", { name: "First aid at work" }),
    aSkill("Forklift", { isArchived: true }),
    aSkill("Food safety"),
    aSkill("Alcohol"),
  ];
  const changes = companyChanges(before, { ...before, skills: after }, "2026-11-16");
  expect(companyHistoryLines({ ...plainHistory, act: "changed", changes }, onDevice)).toEqual([
    "Skills: renamed First aid to First aid at work, added Alcohol, archived Forklift",
  ]);
});

test("a publication says how many shifts staff see, and what is new to them", () => {
  const published = { added: 3, changed: 1, removed: 2, total: 12 };
  expect(publicationLine({ published }, onDevice)).toBe(
    "12 shifts (3 added, 1 changed, 2 removed)",
  );
  expect(publicationSentence({ act: "published", published }, onDevice)).toBe(
    "Published, 12 shifts (3 added, 1 changed, 2 removed)",
  );
  expect(publicationLine({ published: { ...published, late: 4 } }, onDevice)).toBe(
    "12 shifts (3 added, 1 changed, 2 removed, 4 within notice)",
  );
});

test("an undone publication is not listed as a publication of 0 shifts", () => {
  expect(publicationSentence({ act: "publishUndone", published: null }, onDevice)).toBe(
    "Publishing undone before people were told",
  );
});

test("a change of job roles from before they had ids is told by their names and places", () => {
  const old = (name: string, colour = "#2e7d32") => ({ name, colour });
  const changes = [
    {
      field: "jobRoles",
      before: JSON.stringify([old("Cook"), old("Barista")]),
      after: JSON.stringify([old("Chef"), old("barista", "#1565c0")]),
    },
  ];
  expect(companyHistoryLines({ ...plainHistory, act: "changed", changes }, onDevice)).toEqual([
    "Job roles: renamed Cook to Chef, other color for barista",
  ]);
});
