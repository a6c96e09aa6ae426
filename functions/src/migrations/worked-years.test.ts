import { aCompanyId } from "@crewline/domain/kernel/ids/ids.test-support";
import { expect, test } from "vitest";
import type { RawDocument } from "../store/company/raw-documents.ts";
import { workedYears } from "./worked-years.ts";

const step = (...documents: RawDocument[]) =>
  workedYears.step({ companyId: aCompanyId("harbor"), place: "", company: {}, documents });
const week = (weekStart: string, day: string, workedSeconds: number): RawDocument => ({
  path: `employeeWeeks/ana_1_${weekStart}`,
  data: { employeeId: "ana_1", weekStart, hours: { days: [{ day, workedSeconds }] } },
});
const year = (weeks: object): RawDocument => ({
  path: "workedYears/ana_1_2026",
  data: { id: "ana_1_2026", employeeId: "ana_1", weeks },
});

test("the worked days of each week are packed into the employee's year", () => {
  const weeks = [week("2026-03-02", "2026-03-03", 28_800), week("2026-03-09", "2026-03-09", 0)];
  const packed = year({ "2026-03-02": "2026-03-03 28800", "2026-03-09": null });
  expect(step(...weeks)).toEqual([packed]);
  expect(step(...weeks, packed)).toEqual([]);
});

test("a week that the year has already is the newer one", () => {
  const newer = year({ "2026-03-02": "2026-03-03 3600" });
  expect(step(week("2026-03-02", "2026-03-03", 28_800), newer)).toEqual([]);
});
