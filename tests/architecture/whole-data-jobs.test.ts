import { expect, test, vi } from "vitest";
import { dataParts } from "../../functions/domain/records/data-jobs/data-job.ts";
import {
  dataCountsText,
  dataFindingText,
  dataJobWords,
  dataProgressText,
} from "../../functions/domain/words/data-jobs/data-job-words.ts";
import { dueJobs } from "../../functions/domain/records/jobs/due-work.ts";
import { dueJobName } from "../../functions/domain/words/data-jobs/due-job-words.ts";
import { american } from "../../functions/domain/kernel/formats/readers.test-support.ts";
import { textsOf, wholeTexts } from "./bracketed.ts";

vi.mock(import("../../functions/domain/kernel/formats/in-language.ts"), async () => {
  const { bracketed: inLanguage } = await import("./bracketed.ts");
  return { inLanguage };
});

const worked = { stored: 0, byEntries: 28_800 };
const finding = { of: "ana", name: "Ana", day: "2026-11-23", worked } as const;

test("work without a request is named", () => {
  const names = dueJobs.map((job) => dueJobName(job, american));
  expect(names.filter((text) => !wholeTexts.test(text))).toEqual([]);
});

test("data jobs and what they found are told in whole texts", () => {
  const texts = [
    ...textsOf(dataJobWords(american)),
    ...[true, false].flatMap((isApplied) =>
      [0, 1].map((stay) =>
        dataCountsText({ checked: 9, differ: 2, stay, changed: 1 }, isApplied, american),
      ),
    ),
    dataProgressText(1, 3, american),
    ...dataParts.flatMap((part) =>
      [true, false].map((stays) => dataFindingText({ ...finding, part, stays }, american)),
    ),
    dataFindingText({ ...finding, part: "figures", stays: false, worked: null }, american),
    dataFindingText(
      { ...finding, part: "weeks", stays: false, worked: { stored: 60, byEntries: 60 } },
      american,
    ),
  ];
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter((text) => !wholeTexts.test(text))).toEqual([]);
});
