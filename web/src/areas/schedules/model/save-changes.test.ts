import { aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { OverrideCode } from "@crewline/domain/records/schedules/shift-override";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { expect, test } from "vitest";
import type { Problem } from "../../../api/problem.ts";
import { saveChanges } from "./save-changes.ts";
import type { Overriding, WantedChange } from "./write-change.ts";

const [first, second, third] = ["first", "second", "third"].map((name): WantedChange => {
  return { kind: "add", shift: aShift({ id: aShiftId(name) }) };
}) as [WantedChange, WantedChange, WantedChange];

/** Saves the changes on a server that finds something against some of the shifts. */
async function save(
  changes: readonly WantedChange[],
  found: Readonly<Record<string, readonly OverrideCode[]>>,
  reasons: readonly (string | null)[],
) {
  const questions: string[][] = [];
  const added: (Overriding & { id: string })[] = [];
  const taken: string[] = [];
  const left = [...reasons];
  const add = async (id: string, _shift: unknown, overriding: Overriding) => {
    const codes = found[id] ?? [];
    const isGiven = codes.every((code) => overriding.override?.codes.includes(code) === true);
    if (!isGiven) return { problem: needing(codes) };
    added.push({ id, ...overriding });
    return { shiftId: aShiftId(id) };
  };
  const unused = () => Promise.reject(new Error("Nothing is edited here."));
  const store = { show: () => undefined, settle: () => undefined, forget: taken.push.bind(taken) };
  const result = await saveChanges(store, changes, {
    writes: { add, save: unused, cancel: unused },
    versions: new Map(),
    inTurn: (work) => work(),
    askReason: async (waiting) => {
      questions.push(
        waiting.map(({ change, codes }) =>
          change.kind === "add" ? `${change.shift.id} ${codes.join(" ")}` : "",
        ),
      );
      return left.shift() ?? null;
    },
  });
  return { result, questions, added, taken };
}

function needing(codes: readonly OverrideCode[]): Problem {
  const ruleFields = { who: null, codes };
  return { code: "", ruleCode: "overrideNeeded", message: "", fieldErrors: {}, ruleFields };
}

test("several shifts that need a reason are asked for once, with all that the server found", async () => {
  const found = { first: ["rest"], third: ["rest", "dayHours"] } as const;
  const { questions, added } = await save([first, second, third], found, ["Inventory"]);
  expect(questions).toEqual([["first rest", "third rest dayHours"]]);
  expect(added).toEqual([
    { id: "second" },
    { id: "first", override: { codes: ["rest"], reason: "Inventory" } },
    { id: "third", override: { codes: ["rest", "dayHours"], reason: "Inventory" } },
  ]);
});

test("without a reason, the shifts that need one are taken back and the others stay", async () => {
  const { result, added, taken } = await save([first, second], { first: ["rest"] }, [null]);
  expect(added).toEqual([{ id: "second" }]);
  expect(taken).toHaveLength(1);
  expect(result.kept).toEqual([first]);
  expect(result.problems).toEqual([]);
});

test("what the week on screen finds needs no second question when it is saved with the others", async () => {
  const known: WantedChange = {
    kind: "add",
    shift: aShift({ id: aShiftId("third") }),
    warned: { codes: ["weekHours"], texts: ["44:00 h in the week"] },
  };
  const { questions } = await save([known], { third: ["rest"] }, ["Inventory"]);
  expect(questions).toEqual([["third rest weekHours"]]);
});

test("deletes are sent five at a time, and each gets the answer to its own call", async () => {
  const shifts = Array.from({ length: 7 }, (_, index) => aShift({ id: aShiftId(`s${index}`) }));
  const underWay = new Set<string>();
  const together: string[] = [];
  const cancel = async (id: string) => {
    underWay.add(id);
    await Promise.resolve();
    together.push([...underWay].join(" "));
    await Promise.resolve();
    underWay.delete(id);
    return id === "s2" ? { problem: needing([]) } : { version: Number(id.slice(1)) };
  };
  const unused = () => Promise.reject(new Error("Nothing is added or edited here."));
  const result = await saveChanges(
    { show: () => undefined, settle: () => undefined, forget: () => undefined },
    shifts.map((before): WantedChange => ({ kind: "remove", before })),
    {
      writes: { add: unused, save: unused, cancel },
      versions: new Map(),
      inTurn: (work) => work(),
      askReason: () => Promise.resolve(null),
    },
  );
  expect([...new Set(together)]).toEqual(["s0 s1 s2 s3 s4", "s5 s6"]);
  expect(result.saved.map(({ version }) => version)).toEqual([0, 1, 3, 4, 5, 6]);
  expect(result.problems).toHaveLength(1);
});
