import { expect, test } from "vitest";
import { rangeFileName } from "./range-file-name.ts";

test("a file is named by the days that it is about", () => {
  const days = { firstDay: "2026-11-09", lastDay: "2026-11-15" };
  expect(rangeFileName("report-hours", days, "csv")).toBe("report-hours-2026-11-09-2026-11-15.csv");
  const day = { ...days, lastDay: days.firstDay };
  expect(rangeFileName("checklists", day, "xlsx")).toBe("checklists-2026-11-09.xlsx");
});
