import { expect, test, vi } from "vitest";
import { american } from "../../functions/domain/kernel/formats/readers.test-support.ts";
import type { ToldTask } from "../../functions/domain/words/home/inbox-words.ts";
import {
  dueText,
  inboxTexts,
  restText,
  taskWords,
} from "../../functions/domain/words/home/inbox-words.ts";
import { wholeTexts } from "./bracketed.ts";

vi.mock(import("../../functions/domain/kernel/formats/in-language.ts"), async () => {
  const { bracketed: inLanguage } = await import("./bracketed.ts");
  return { inLanguage };
});

const glued = (texts: readonly string[]) => texts.filter((text) => !wholeTexts.test(text));
const timeZone = "America/New_York";
const at = "2026-11-20T14:00:00.000Z";
const weekStart = "2026-11-16";

test("what has to be decided is told in whole texts", () => {
  const tasks: ToldTask[] = [
    { kind: "cover", status: "late", who: "Ana", startsAt: at },
    { kind: "fix", count: 1, weekStart },
    { kind: "approve", count: 2, weekStart },
    { kind: "setRates", count: 2, weekStart },
    { kind: "assign", count: 1, day: weekStart, firstOpenAt: at },
    { kind: "answerDisputes", count: 2, hasMore: false, firstDay: weekStart },
    { kind: "decideTimeOff", who: "Ana", days: "Nov 27", type: "⟦Vacation⟧" },
    { kind: "publish", status: "changed", weekStart },
  ];
  const told = tasks.flatMap((task) => Object.values(taskWords(task, timeZone, american)));
  expect(glued(told.filter((text) => !text.includes("⟦⟦")))).toEqual([]);
});

test("so are deadlines, and what the dialogs say", () => {
  const reader = { now: "2026-11-20T12:00:00.000Z", timeZone };
  const due = [
    dueText({ dueAt: at, isLive: true }, reader, american),
    dueText({ dueAt: "2026-11-10T14:00:00.000Z", isLive: false }, reader, american),
    dueText({ dueAt: "2026-11-28T14:00:00.000Z", isLive: false }, reader, american),
  ];
  const { title, nothing, clockedIn, ended, accepted, dialogTitle } = inboxTexts(american);
  const said = [title, nothing, clockedIn("9:00"), ended("Ana"), accepted("Ana")];
  const rest = [1, 2].map((count) => restText(count, american));
  expect(glued([...due, ...said, ...rest, dialogTitle("2 to fix", "Pier")])).toEqual([]);
});
