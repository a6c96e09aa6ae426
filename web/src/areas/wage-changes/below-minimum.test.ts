import { expect, test } from "vitest";
import { anEmployee } from "@crewline/domain/records/employees/employee-builder.test-support";
import { peopleBelowMinimum } from "./below-minimum.ts";

type Sources = Parameters<typeof peopleBelowMinimum>[0];

const ana = anEmployee({ name: "Ana" });
const rate = (effectiveDate: string, rateTenThousandths: number) => ({
  employeeId: ana.id,
  jobRoleId: null,
  locationId: null,
  effectiveDate,
  rateTenThousandths,
  isCancelled: false,
});

function namesWith(changes: readonly object[]) {
  const locations = [{ id: "harbor", minimumWageTenThousandths: 160_000 }];
  const sources = { changes, employees: [ana], locations, today: "2026-11-22" };
  return peopleBelowMinimum(sources as unknown as Sources).map(({ name }) => name);
}

test("the banner names who earns less than the minimum wage", () => {
  expect(namesWith([rate("2026-01-01", 150_000)])).toEqual(["Ana"]);
  expect(namesWith([rate("2026-01-01", 160_000)])).toEqual([]);
});

test("the banner does not repeat once a raise to the minimum wage is scheduled", () => {
  const low = rate("2026-01-01", 150_000);
  expect(namesWith([low, rate("2026-12-01", 160_000)])).toEqual([]);
  expect(namesWith([low, rate("2026-12-01", 155_000)])).toEqual(["Ana"]);
  expect(namesWith([low, { ...rate("2026-12-01", 160_000), isCancelled: true }])).toEqual(["Ana"]);
});
