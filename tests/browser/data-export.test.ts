import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { exportKindNames } from "@crewline/domain/records/data-export/export-kinds";
import { arriveAs } from "../support/arrive.ts";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { anEntry } from "../support/an-entry.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { desk, visit } from "../support/visit.ts";

test("an owner takes all data away as one file", async () => {
  const company = await aCompany();
  const ana = await anEmployee(company, { name: "=Ana()" });
  await anEntry(company, ana);
  const { page } = await visit(desk);
  const path = "/settings?tab=company&section=data";
  await arriveAs(page, company.owner.login, { path, heading: "Settings" });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download all data" }).click();
  const files = unzipSync(await readFile(await (await download).path()));
  expect(Object.keys(files).toSorted((a, b) => a.localeCompare(b))).toEqual(
    [
      "README.txt",
      ...exportKindNames.flatMap((kind) => [`csv/${kind}.csv`, `json/${kind}.json`]),
    ].toSorted((a, b) => a.localeCompare(b)),
  );
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array(0));
  expect(text("README.txt")).toContain("All data of Harbor Coffee");
  expect(text("csv/employees.csv")).toContain("'=Ana()");
  const people: unknown = JSON.parse(text("json/employees.json"));
  expect(people).toMatchObject([{ id: ana, name: "=Ana()" }]);
  expect(JSON.parse(text("json/shifts.json"))).toEqual([]);
  await page.getByRole("listitem").filter({ hasText: " by " }).first().waitFor();
  await expectAccessible(page);
});
