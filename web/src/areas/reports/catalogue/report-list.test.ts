import { expect, test } from "vitest";
import { american } from "@crewline/domain/kernel/formats/readers.test-support";
import { reportIds } from "@crewline/domain/records/reports/report";
import { reportList } from "./report-list.tsx";

/** What a screen of 1,280 pixels leaves beside the menu, less the narrowest name of a line. */
const ROOM = 1030 - 130;

test("Labor cost scrolled sideways on a screen of 1,280 pixels", () => {
  const table = { currency: "USD", totals: [], totalsBefore: null };
  const wide = reportIds.filter((reportId) => {
    const { columns } = reportList(table, { reportId, groupBy: "day" }, american);
    const shown = columns.filter(({ isOptional }) => isOptional !== true);
    return shown.reduce((sum, { width = 0 }) => sum + width, 0) > ROOM;
  });
  expect(wide).toEqual([]);
});
