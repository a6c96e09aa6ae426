import { expect, test, vi } from "vitest";
import { onDevice } from "@crewline/domain/kernel/formats/readers.test-support";
import { UNFINISHED_ROW, UNREACHED_ROW } from "@crewline/domain/rules/batches/unfinished-rows";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { outcomesOf } from "./row-outcomes.ts";

const rows = Array.from({ length: 20 }, (_, index) => index);

test("a broken rule concerns its row alone", async () => {
  const outcomes = await outcomesOf(
    rows,
    async (row) => {
      if (row === 2) throw new RuleViolation("nameMissing", {});
      return row;
    },
    onDevice,
  );
  expect(outcomes.filter(({ problem }) => problem === null)).toHaveLength(19);
  expect(outcomes[2]?.problem).not.toBe(UNFINISHED_ROW);
});

test("a record that cannot be read stops no other row, and its row is tried again", async () => {
  const outcomes = await outcomesOf(
    rows,
    async (row) => {
      if (row === 2) throw new RuleViolation("unreadableRecord", { what: "employee" });
      return row;
    },
    onDevice,
  );
  expect(outcomes.filter(({ problem }) => problem === null)).toHaveLength(19);
  expect(outcomes[2]?.problem).toBe(UNFINISHED_ROW);
});

test("a row that met others' changes twice failed, though it had time to be tried again", async () => {
  const begun: number[] = [];
  const outcomes = await outcomesOf(
    rows,
    async (row) => {
      begun.push(row);
      const tries = begun.filter((one) => one === row).length;
      if (row === 2 && tries <= 2) throw new RuleViolation("busy", {});
      if (row === 3) throw new RuleViolation("busy", {});
      return row;
    },
    onDevice,
  );
  expect(begun.slice(rows.length)).toEqual([2, 3, 2, 3, 3, 3]);
  expect(outcomes[2]).toMatchObject({ done: 2, problem: null });
  expect(outcomes[3]).toMatchObject({ done: null, rule: { code: "busy" } });
});

test("rows that were only not reached said that something went wrong with them", async () => {
  const clock = vi.spyOn(performance, "now");
  let time = 0;
  clock.mockImplementation(() => time);
  const outcomes = await outcomesOf(
    rows,
    (row) => {
      time += 5000;
      return Promise.resolve(row);
    },
    onDevice,
  );
  clock.mockRestore();
  expect(outcomes.slice(0, 8).map(({ done }) => done)).toEqual(rows.slice(0, 8));
  expect(outcomes.at(-1)).toEqual({ done: null, problem: UNREACHED_ROW, rule: null });
});

test("rows done before an unexpected error are not lost with it, and no other begins", async () => {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const begun: number[] = [];
  const outcomes = await outcomesOf(
    rows,
    async (row) => {
      begun.push(row);
      if (row === 9) throw new Error("The database is away.");
      return row;
    },
    onDevice,
  );
  expect(write).toHaveBeenCalledWith(expect.stringContaining("The database is away."));
  expect(outcomes.slice(0, 9).map(({ done }) => done)).toEqual(rows.slice(0, 9));
  expect(outcomes[9]).toEqual({ done: null, problem: UNFINISHED_ROW, rule: null });
  expect(outcomes.at(-1)).toEqual({ done: null, problem: UNFINISHED_ROW, rule: null });
  expect(begun).not.toContain(19);
  write.mockRestore();
});
