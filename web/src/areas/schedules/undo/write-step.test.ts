import { aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { OverrideCode } from "@crewline/domain/records/schedules/shift-override";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { expect, test } from "vitest";
import type { Problem } from "../../../api/problem.ts";
import { noAnswer } from "../../../api/problem.ts";
import type { ShiftChange } from "../model/shift-change.ts";
import type { Overriding } from "../model/write-change.ts";
import { takenWords } from "./step-words.ts";
import type { Step } from "./undo-stack.ts";
import type { ShiftCommands } from "./use-shift-commands.ts";
import { writeStep } from "./write-step.ts";

const changes = ["first", "second", "third"].map((name): ShiftChange => {
  const before = planOf(aShift({ id: aShiftId(name) }));
  return { shiftId: aShiftId(name), before, after: { ...before, note: "Moved" } };
});
const step: Step = { id: "a", action: "move", subject: "3 shifts", changes };
const busy: Problem = {
  ...noAnswer,
  code: "CONFLICT",
  ruleCode: "overlap",
  message: "Ana is busy.",
};
const changed: Problem = {
  ...noAnswer,
  code: "CONFLICT",
  ruleCode: "staleVersion",
  message: "Olivia changed this shift. Look at the new values, then save again.",
  ruleFields: { what: "shift", changedBy: "Olivia" },
};

interface Found {
  /** What needs a reason, by the name of the shift. */
  needing?: Readonly<Record<string, readonly OverrideCode[]>>;
  refused?: Readonly<Record<string, Problem>>;
  /** The shift whose writing ends a refusal, by the name of the refused one. */
  freed?: Readonly<Record<string, string>>;
  /** The reasons that the manager gives, in order. */
  reasons?: readonly (string | null)[];
}

/** Undoes the step on a server that finds something against some of the shifts. */
async function undo({ needing = {}, refused = {}, freed = {}, reasons = [] }: Found) {
  const written: string[] = [];
  const questions: string[] = [];
  const left = [...reasons];
  const write = ({ shiftId: id, override }: { shiftId: string } & Overriding) => {
    const isFreed = written.some((one) => one.split(":")[0] === freed[id]);
    const problem = isFreed ? undefined : refused[id];
    if (problem !== undefined) return Promise.resolve({ problem });
    const codes = needing[id] ?? [];
    if (codes.length > 0 && override === undefined) {
      const ruleFields = { who: null, codes };
      return Promise.resolve({ problem: { ...noAnswer, ruleCode: "overrideNeeded", ruleFields } });
    }
    written.push([id, override?.reason].filter(Boolean).join(": "));
    return Promise.resolve({ version: 2 });
  };
  const result = await writeStep(step, true, {
    commands: { write } as unknown as ShiftCommands,
    versions: new Map(),
    askReason: (waiting) => {
      questions.push(waiting.map(({ codes }) => codes.join(" ")).join(", "));
      return Promise.resolve(left.shift() ?? null);
    },
    subjectOf: (plans) => `${plans.length} of them`,
  });
  return { taken: result, written, questions, words: takenWords(step, true, result).text };
}

const idsOf = (part: Step | null) => part?.changes.map(({ shiftId }) => shiftId);

test("the shifts of a step are written back from the last to the first", async () => {
  const { taken, written, words } = await undo({});
  expect(written).toEqual(["third", "second", "first"]);
  expect(taken).toEqual({ taken: step, left: null, remark: "", stays: null });
  expect(words).toBe("Undid move: 3 shifts.");
});

test("undoing several shifts asks once for one reason, after the others are written", async () => {
  const needing = { first: ["rest"], third: ["dayHours"] } as const;
  const { taken, written, questions } = await undo({ needing, reasons: ["Inventory"] });
  expect(questions).toEqual(["dayHours, rest"]);
  expect(written).toEqual(["second", "third: Inventory", "first: Inventory"]);
  expect(taken).toMatchObject({ taken: step, left: null });
});

test("without a reason, what needs one can be undone later, and the rest can be redone", async () => {
  const { taken, words } = await undo({ needing: { second: ["rest"] }, reasons: [null] });
  expect(idsOf(taken.taken)).toEqual(["first", "third"]);
  expect(idsOf(taken.left)).toEqual(["second"]);
  expect(words).toBe("Undid move: 2 of them. The rest was not undone without a reason.");
});

test("a step that is not undone for want of a reason stays the step to undo", async () => {
  const needing = { first: ["rest"], second: ["rest"], third: ["rest"] } as const;
  const { taken, words } = await undo({ needing, reasons: [null] });
  expect(taken).toEqual({ taken: null, left: step, remark: "", stays: "noReason" });
  expect(words).toBe("Not undone without a reason: 3 shifts.");
});

test("a shift whose place one of the others still takes waits with it for the reason", async () => {
  const found = {
    needing: { third: ["rest"] },
    refused: { second: busy, first: changed },
  } as const;
  const kept = await undo({ ...found, reasons: [null] });
  expect(idsOf(kept.taken.left)).toEqual(["second", "third"]);
  const { written } = await undo({ ...found, freed: { second: "third" }, reasons: ["Inventory"] });
  expect(written).toEqual(["third: Inventory", "second"]);
});

test("a shift that waited for another one asked for a reason of its own, for the same", async () => {
  const needing = { third: ["rest", "dayHours"], second: ["rest"] } as const;
  const found = { needing, refused: { second: busy }, freed: { second: "third" } };
  const { written, questions, taken } = await undo({ ...found, reasons: ["Inventory"] });
  expect(questions).toEqual(["rest dayHours, "]);
  expect(written).toEqual(["first", "third: Inventory", "second: Inventory"]);
  expect(taken.taken).toBe(step);
});

test("a shift that waited for another one asks again for what the question did not name", async () => {
  const needing = { third: ["rest"], second: ["weekHours"] } as const;
  const found = { needing, refused: { second: busy }, freed: { second: "third" } };
  const { written, questions } = await undo({ ...found, reasons: ["Inventory", "Fair"] });
  expect(questions).toEqual(["rest, ", "weekHours"]);
  expect(written).toEqual(["first", "third: Inventory", "second: Fair"]);
});

test("a shift that another manager changed stays for good, and the others are undone", async () => {
  const { taken, words } = await undo({ refused: { second: changed } });
  expect(idsOf(taken.taken)).toEqual(["first", "third"]);
  expect(taken.left).toBeNull();
  expect(words).toBe(
    "Undid move: 2 of them. The rest could not be undone. Olivia changed this shift in the meantime.",
  );
});

test("what the network did not answer can be undone later", async () => {
  const { taken } = await undo({ refused: { first: noAnswer } });
  expect(idsOf(taken.left)).toEqual(["first"]);
});
