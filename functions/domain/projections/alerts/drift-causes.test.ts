import { expect, test } from "vitest";
import { american } from "../../kernel/formats/readers.test-support.ts";
import { aLocationId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import type { DriftSubject } from "../../records/summaries/drift.ts";
import {
  auditDaySubject,
  summarySubject,
  weekRollupSubject,
  weekSubject,
} from "../../records/summaries/drift.ts";
import { alertSentence } from "../../words/alerts/alert-sentence.ts";
import { driftCauses } from "./drift-causes.ts";

const [harbor, market] = [aLocationId("harbor"), aLocationId("market")];
const names = new Map([
  [harbor, "Harborside"],
  [market, "Market Square"],
]);
const person = (id: string, locationIds: (typeof harbor)[]) => ({
  id: anEmployeeId(id),
  locationIds,
  status: "active" as const,
  skills: [],
});
const people = [person("ana", [harbor, market]), person("ben", [])];

const causesOf = (openDrifts: DriftSubject[]) =>
  driftCauses({ openDrifts, people, locationName: (id) => names.get(id) ?? "–" });
const saidOf = (openDrifts: DriftSubject[]) =>
  causesOf(openDrifts).map((cause) =>
    alertSentence({ ...cause, employeeName: null }, "UTC", american),
  );

test("a location whose figures differ on several days has one alert that names the days", () => {
  const found = [
    summarySubject(harbor, "2026-11-22"),
    summarySubject(market, "2026-11-22"),
    summarySubject(harbor, "2026-11-20"),
  ];
  expect(causesOf(found)).toMatchObject([
    {
      id: "drift_harbor",
      locationId: null,
      subject: { kind: "location", id: harbor },
      count: 2,
      facts: { day: "2026-11-20", days: ["2026-11-20", "2026-11-22"] },
    },
    { id: "drift_market", count: 1 },
  ]);
  expect(saidOf(found)).toEqual([
    "Nightly checks found that figures of Harborside of Nov 20 and Nov 22 differed from their sources.",
    "Nightly checks found that figures of Market Square of Nov 22 differed from their sources.",
  ]);
});

test("a week counts for the home location of its employee, a day is named once", () => {
  const ana = anEmployeeId("ana");
  const found = [
    weekSubject(ana, "2026-11-16"),
    weekRollupSubject(ana, "2026-11-16"),
    summarySubject(harbor, "2026-11-16"),
  ];
  expect(causesOf(found)).toMatchObject([{ id: "drift_harbor", count: 1 }]);
});

test("weeks of employees without a location, or who are gone, share an alert of the company", () => {
  const found = [
    weekSubject(anEmployeeId("ben"), "2026-11-16"),
    weekSubject(anEmployeeId("gone"), "2026-11-09"),
  ];
  expect(causesOf(found)).toMatchObject([{ id: "drift_company", count: 2 }]);
  expect(saidOf(found)).toEqual([
    "Nightly checks found that figures of Nov 9 and Nov 16 differed from their sources.",
  ]);
});

test("days of the audit that do not match their seals are one alert of the company", () => {
  const days = ["2026-11-18", "2026-11-17"].map(auditDaySubject);
  expect(causesOf(days)).toMatchObject([
    { id: "chainBroken_company", type: "chainBroken", count: 2 },
  ]);
  expect(saidOf(days)).toEqual([
    "The audit of Nov 17 and Nov 18 does not match its seals. Contact support.",
  ]);
  expect(causesOf([])).toEqual([]);
});
