import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { expect, test } from "vitest";
import { archiveReadme, csvHead, csvLines, jsonElements } from "./export-text.ts";
import { exportColumns, exportKindNames } from "../../records/data-export/export-kinds.ts";

test("every kind has its columns, the id first, and a line in the README", () => {
  const batch = { startedAt: "2026-11-21T05:00:00.000Z", startedByName: "Olivia" };
  const company = { name: "Harbor Coffee", currency: "USD", timeZone: "America/New_York" };
  const readme = archiveReadme({ started: batch, company }, new Map([["employees", 25]]), onDevice);
  for (const kind of exportKindNames) {
    expect(exportColumns(kind)[0]).toBe("id");
    expect(readme).toContain(`  ${kind}: `);
  }
  expect(readme).toContain("employees: 25 rows.");
});

test("rows follow the columns; nested values are JSON, what is missing is empty", () => {
  const columns = csvHead("locations").trim().split(",");
  const [line = ""] = csvLines("locations", [{ id: "l1", name: "Pier" }]).split("\r\n");
  expect(columns.length).toBe(line.split(",").length);
  expect(line.startsWith("l1,Pier,")).toBe(true);
  const nested = csvLines("employees", [{ id: "ana", jobRoleIds: [roleId("barista")] }]);
  expect(nested).toContain('"[""barista""]"');
});

test("a name that is a formula is inert in CSV and unchanged in JSON", () => {
  const rows = [{ id: "x", name: "=HYPERLINK(1)" }];
  expect(csvLines("employees", rows)).toContain("'=HYPERLINK(1)");
  expect(jsonElements(rows, true)).toBe('{"id":"x","name":"=HYPERLINK(1)"}');
});

test("pages join to one JSON array, also when one of them is empty", () => {
  const pages = [[{ id: "a" }], [], [{ id: "b" }]];
  const text = pages.map((rows, index) => jsonElements(rows, index === 0)).join("");
  expect(JSON.parse(`[${text}]`)).toEqual([{ id: "a" }, { id: "b" }]);
});
