import { anEmployeeId, aLocationId } from "@crewline/domain/kernel/ids/ids.test-support";
import { expect, test } from "vitest";
import { anEmployee } from "@crewline/domain/records/employees/employee-builder.test-support";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { peopleAt } from "./people-at.ts";

function person(change: Partial<Employee>): Employee {
  return anEmployee({ id: anEmployeeId("p"), name: "Ana", ...change });
}

test("people of the location are listed by name, and who has left only until the last day", () => {
  const gone = { status: "terminated", terminatedOn: "2026-11-18" } as const;
  const people = [
    person({ name: "Zoe" }),
    person({ name: "Émile" }),
    person({ name: "Elsewhere", locationIds: [aLocationId("mill")] }),
    person({ name: "Leaving", ...gone }),
  ];
  const names = (week: string) =>
    peopleAt(people, aLocationId("harbor"), week).map(({ name }) => name);
  expect(names("2026-11-16")).toEqual(["Émile", "Leaving", "Zoe"]);
  expect(names("2026-11-23")).toEqual(["Émile", "Zoe"]);
});
