import { expect, test, vi } from "vitest";
import { american } from "../../functions/domain/kernel/formats/readers.test-support.ts";
import type { ChecklistTrigger } from "../../functions/domain/records/checklists/checklist-template.ts";
import { weekdays as allWeekdays } from "../../functions/domain/kernel/time/local-date.ts";
import { triggerKinds } from "../../functions/domain/records/checklists/checklist-template.ts";
import {
  checklistLabels,
  runTitle,
} from "../../functions/domain/words/checklists/checklist-labels.ts";
import {
  dueText,
  recurrenceText,
  triggerText,
} from "../../functions/domain/words/checklists/checklist-times.ts";
import { checklistItemIdSchema } from "../../functions/domain/records/checklists/checklist-item.ts";
import { fridge } from "../../functions/domain/rules/checklists/run.test-support.ts";
import { answersText } from "../../functions/domain/words/checklists/answers-text.ts";
import { boundsText } from "../../functions/domain/words/checklists/item-words.ts";
import {
  addItemsLabel,
  pasteProblemText,
} from "../../functions/domain/words/checklists/paste-words.ts";
import { signOffText } from "../../functions/domain/words/checklists/sign-off-text.ts";
import { starterWords } from "../../functions/domain/words/checklists/starters.ts";
import {
  itemCount,
  notKeptText,
  versionWords,
} from "../../functions/domain/words/checklists/version-words.ts";
import { textsOf, wholeTexts } from "./bracketed.ts";

vi.mock(import("../../functions/domain/kernel/formats/in-language.ts"), async () => {
  const { bracketed: inLanguage } = await import("./bracketed.ts");
  return { inLanguage };
});

const glued = (texts: readonly string[]) => texts.filter((text) => !wholeTexts.test(text));

const weekly = {
  kind: "weekly",
  weekdays: ["monday", "friday"],
  everyWeeks: 1,
  firstDay: "2026-03-02",
  monthDay: 31,
} as const;

const answered = (["check", "yesNo", "yesNo", "photo", "number", "text"] as const).map(
  (type, index) => ({ ...fridge, type, id: checklistItemIdSchema.parse(`item${index}`) }),
);

test("what a checklist says of its days, times, items and pasted lines is whole texts", () => {
  const triggers: ChecklistTrigger[] = triggerKinds.flatMap((kind) =>
    [-30, 0, 15].map((offsetMinutes) => ({ kind, at: "09:00", offsetMinutes })),
  );
  const { weekdays, ...recurrence } = weekly;
  const days = { ...recurrence, weekdays: [...weekdays] };
  const texts = [
    ...triggers.map((trigger) => triggerText(trigger, american)),
    recurrenceText(days, american),
    recurrenceText({ ...days, everyWeeks: 2 }, american),
    recurrenceText({ ...days, everyWeeks: 2, weekdays: [...allWeekdays] }, american),
    recurrenceText({ ...days, kind: "monthly" }, american),
    boundsText({ min: 0, max: 5, unit: "°C" }, american),
    boundsText({ min: null, max: -18, unit: "" }, american),
    boundsText({ min: 57, max: null, unit: "°C" }, american),
    ...(["noLabel", "unknownType", "unknownNumber"] as const).map((problem) =>
      pasteProblemText({ line: 3, problem }, american),
    ),
    ...[1, 3].map((count) => addItemsLabel(count, american)),
    dueText("2026-03-02T10:00:00.000Z", "UTC", american),
    dueText(null, "UTC", american),
    ...[true, false].map((isDone) => signOffText(null, { isDone }, american)),
    signOffText({ name: "Max", time: "9:00 AM" }, { isDone: true }, american),
    ...answersText(
      {
        items: answered,
        answers: Object.fromEntries(
          answered.map(({ id }, index) => [
            id,
            {
              value: [true, true, false, "taken", 4][index] ?? "calm",
              note: index === 4 ? "Warm" : "",
              at: "2026-03-02T10:00:00.000Z",
              byEmployeeId: null,
            },
          ]),
        ),
      },
      american,
    ),
    runTitle({ name: "Refrigerator", isFollowUp: true }, american),
    ...textsOf(versionWords(american)),
    ...[1, 3].flatMap((count) => [notKeptText(count, american), itemCount(count, american)]),
    ...textsOf(checklistLabels(american)),
    ...textsOf(starterWords(american)),
  ];
  expect(glued(texts)).toEqual([]);
});
