import { describe, expect, test } from "vitest";
import { guessPunchColumns, readFileOf, readPunchTable } from "./read-punch-table.ts";

describe("columns", () => {
  const columnsOf = (text: string, remembered: Parameters<typeof guessPunchColumns>[1] = null) =>
    guessPunchColumns(readPunchTable(text), remembered);

  test("are guessed from a log without headings", () => {
    expect(columnsOf("7\t2026-03-09 08:58:31\t1\t0\t1\t0\n")).toEqual([
      "payrollId",
      "moment",
      null,
      "kind",
      null,
      null,
    ]);
    expect(columnsOf("7,09/03/2026,08:58,I\n")).toEqual(["payrollId", "day", "time", "kind"]);
  });

  test("are those of the last import where the headings are the same", () => {
    const columns = [
      { heading: "Wer", field: "name" },
      { heading: "Note", field: null },
    ];
    const remembered = { columns, dayOrder: "day" as const };
    expect(columnsOf("wer,Note,Clock in\nAna,x,y\n", remembered)).toEqual(["name", null, "start"]);
    expect(columnsOf("Name,Note\nAna,x\n", remembered)).toEqual(["name", null]);
    const bare = {
      columns: ["", "", ""].map((heading, at) => ({ heading, field: at === 2 ? "moment" : null })),
      dayOrder: "day" as const,
    };
    expect(columnsOf("a,7,2026-03-09 08:58\n", bare)).toEqual([null, null, "moment"]);
  });

  test("are remembered with their headings, of which long ones are cut", () => {
    const header = ["Wer", "x".repeat(300)];
    expect(readFileOf({ header, map: ["name"], dayOrder: "day" })).toEqual({
      columns: [
        { heading: "Wer", field: "name" },
        { heading: "x".repeat(120), field: null },
      ],
      dayOrder: "day",
    });
  });
});
