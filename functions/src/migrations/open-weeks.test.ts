import { aCompanyId } from "@crewline/domain/kernel/ids/ids.test-support";
import { expect, test } from "vitest";
import type { RawDocument } from "../store/company/raw-documents.ts";
import { openWeeks } from "./open-weeks.ts";

const step = (...documents: RawDocument[]) =>
  openWeeks.step({ companyId: aCompanyId("harbor"), place: "", company: {}, documents });
const week = (weekStart: string, state: string): RawDocument => ({
  path: `schedules/old_pier_${weekStart}`,
  data: { locationId: "old_pier", weekStart, state, publishedVersion: 1, version: 4 },
});
const open = (data: RawDocument["data"]) => ({ path: "openWork/old_pier", data });

test("the open work of a location gets the states of its weeks, beside its days", () => {
  const [first, second] = [week("2026-11-16", "published"), week("2026-11-23", "changed")];
  const days = { "2026-11-16": { planned: 2 } };
  const weeks = {
    "2026-11-16": { state: "published", publishedVersion: 1 },
    "2026-11-23": { state: "changed", publishedVersion: 1 },
  };
  expect(step(first, second, open({ days }))).toEqual([open({ days, weeks })]);
  expect(step(first, second, open({ days, weeks }))).toEqual([]);
});

test("the open work of a location gets its staffing, and one without any work begins with it", () => {
  const plan = { path: "locationPlans/old_pier", data: { staffing: [{ people: 2 }], version: 3 } };
  expect(step(plan)).toEqual([open({ staffing: [{ people: 2 }] })]);
  expect(step(plan, open({ staffing: [] }))).toEqual([]);
});
