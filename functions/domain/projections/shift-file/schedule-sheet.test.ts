import { expect, test } from "vitest";
import { readCsv } from "../../kernel/csv/read-csv.ts";
import { anEmployeeId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { aPublishedShift, aShift } from "../../rules/schedules/shift-builder.test-support.ts";
import { scheduleCsv, scheduleSheet } from "./schedule-sheet.ts";
import { sheetTerms } from "./shift-file.test-support.ts";

const rowsOf = (text: string) => {
  const { header, rows } = readCsv(text);
  return rows.map(({ cells }) => Object.fromEntries(header.map((name, at) => [name, cells[at]])));
};

test("a line has the times of the location with its zone, and keeps leading zeros", () => {
  const night = aShift({ range: "22:00-06:00", unpaidBreakSeconds: 1800, note: "Keys" });
  expect(rowsOf(scheduleCsv([night], sheetTerms))).toEqual([
    {
      Email: "ana@harbor.example",
      Employee: "Ana Diaz",
      "Payroll ID": "00417",
      "Start Date": "2026-11-17",
      "Start Time": "22:00",
      "End Date": "2026-11-18",
      "End Time": "06:00",
      "Time Zone": "America/New_York",
      Location: "Harbor",
      "Job Role": "Barista",
      "Meal Break (Mins)": "30",
      Comment: "Keys",
      Open: "No",
      Published: "No",
      Hours: "7.5",
    },
  ]);
});

test("deleted shifts are left out, open ones and published ones say so", () => {
  const shifts = [
    aShift({ state: "cancelled" }),
    aShift({ id: aShiftId("open"), employeeId: null }),
    aPublishedShift({ id: aShiftId("seen"), employeeId: anEmployeeId("ben") }),
  ];
  expect(rowsOf(scheduleCsv(shifts, sheetTerms))).toMatchObject([
    { Employee: "", Open: "Yes", Published: "No" },
    { Employee: "Ben Ode", Open: "No", Published: "Yes" },
  ]);
});

test("a note that looks like a formula is inert in CSV and text in a spreadsheet", () => {
  const shift = aShift({ note: '=HYPERLINK("http://x")' });
  expect(scheduleCsv([shift], sheetTerms)).toContain("'=HYPERLINK");
  const { header, rows } = scheduleSheet([shift], sheetTerms);
  expect(rows[0]?.[header.indexOf("Comment")]).toEqual({ kind: "text", text: shift.note });
});

test("a reader who sees no pay gets no column of costs", () => {
  const cost = "Cost before overtime";
  expect(scheduleSheet([aShift()], sheetTerms).header).not.toContain(cost);
  const priced = scheduleSheet([aShift()], { ...sheetTerms, costOf: () => 160 });
  expect(priced.rows[0]?.[priced.header.indexOf(cost)]).toEqual({ kind: "money", number: 160 });
});
