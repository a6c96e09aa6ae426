import { expect, test } from "vitest";
import { parsePeople } from "./parse-people.ts";

test("a pasted list keeps its payroll IDs, with leading zeros", () => {
  const { lines, unread } = parsePeople("Name\tPayroll ID\tRole\nAna Diaz\t00042\tBarista");
  expect(lines[0]?.person).toMatchObject({ name: "Ana Diaz", payrollId: "00042" });
  expect(unread).toEqual([]);
});
