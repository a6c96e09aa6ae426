import { expect, test } from "vitest";
import { aCompanyId, aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { Actor } from "@crewline/domain/kernel/access/actor";
import { sourcesAhead } from "./sources-ahead.ts";

const week = new URLSearchParams("location=harbor&week=2026-03-02");

function anActor(role: Actor["role"]): Actor {
  const ids = { uid: aUserId("ana"), companyId: aCompanyId("acme"), employeeId: null };
  return { ...ids, role, locationIds: null };
}

function pathsOf(role: Actor["role"], search: URLSearchParams): string[] {
  const queries = sourcesAhead(anActor(role), search).flatMap((source) => source.queries);
  return queries.map(({ path }) => path.replace("companies/acme", ""));
}

test("who plans is asked for the week that the address names before the first screen", () => {
  const company = ["", "/private/settings"];
  const ofWeek = ["/rosterDays", "/schedules", "/locationPlans/harbor"];
  expect(pathsOf("admin", week)).toEqual([...company, "/employeeIndex", ...ofWeek]);
  expect(pathsOf("manager", week)).toEqual([...company, ...ofWeek]);
});

test("an address without a week, or with a wrong one, asks for no week", () => {
  const rest = ["", "/private/settings", "/employeeIndex"];
  for (const search of [
    "",
    "location=harbor",
    "location=harbor&week=2026-13-01",
    "week=2026-03-02",
  ])
    expect(pathsOf("admin", new URLSearchParams(search))).toEqual(rest);
});

test("who works plans nothing: their week is asked for by the page", () => {
  expect(pathsOf("employee", week)).toEqual([]);
});
