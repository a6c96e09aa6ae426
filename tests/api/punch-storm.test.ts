import { expect, test } from "vitest";
import { aCompany } from "../support/a-company.ts";
import { faultsAfter, mostRunning } from "../support/after-storm.ts";
import { punchers, punchStorm } from "../support/punch-storm.ts";

const PEOPLE = 5;

test("punches of many phones on a bad network, sent twice and late, are there once and in order", async () => {
  const company = await aCompany();
  const people = await punchers(company, PEOPLE);
  const storm = punchStorm(company, people, { atOnce: PEOPLE, random: Math.random });
  const [report, most] = await Promise.all([storm, mostRunning(company, storm)]);
  expect(report.punches).toBe(PEOPLE * 5);
  expect(report.requests).toBeGreaterThan(report.punches);
  expect(most).toBe(1);
  expect(await faultsAfter(company, people)).toEqual([]);
});
