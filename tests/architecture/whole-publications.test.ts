import { anEmployeeId } from "../../functions/domain/kernel/ids/ids.test-support.ts";
import { expect, test, vi } from "vitest";
import { american } from "../../functions/domain/kernel/formats/readers.test-support.ts";
import { publicationSentence } from "../../functions/domain/words/history/history-lines.ts";
import {
  lateText,
  premiumHoursText,
  premiumText,
  publishSummary,
  stayingText,
  unpublishedText,
  versionLines,
  versionTitle,
} from "../../functions/domain/words/schedules/publish-words.ts";
import {
  confirmLabel,
  messageLabels,
  messageTitle,
} from "../../functions/domain/words/schedules/message-words.ts";
import { aShiftMessage } from "../../functions/domain/rules/schedules/publishing/shift-message.test-support.ts";
import { NO_LOGIN } from "../../functions/domain/kernel/ids/entity-ids.ts";
import {
  lockedEditText,
  lockLabel,
  lockText,
} from "../../functions/domain/words/schedules/lock-words.ts";
import { labelledLines } from "./bracketed.ts";

vi.mock(import("../../functions/domain/kernel/formats/in-language.ts"), async () => {
  const { bracketed: inLanguage } = await import("./bracketed.ts");
  return { inLanguage };
});

const at = "2026-11-12T14:00:00.000Z";
const weekActs = [
  "published",
  "publishUndone",
  "unpublished",
  "unpublishUndone",
  "locked",
  "unlocked",
] as const;

test("what publishing does is said in whole texts", () => {
  const texts = [
    ...[0, 1, 2].flatMap((people) =>
      [1, 2].map((changes) => publishSummary({ changes, people }, american)),
    ),
    ...[1, 2].map((late) => lateText(late, american)),
    premiumText("$45.00", american),
    premiumHoursText("2.50", american),
    ...weekActs.map((act) =>
      publicationSentence(
        { act, published: { added: 1, changed: 2, removed: 0, total: 3 } },
        american,
      ),
    ),
    ...versionLines(null, american),
    lockLabel(american),
    lockText({ at, byUid: NO_LOGIN, byName: "Olivia" }, "America/New_York", american),
    lockedEditText(american),
    ...[1, 2].flatMap((count) => [stayingText(count, american), unpublishedText(count, american)]),
    ...[["ana"], ["ana", "ben"]].flatMap((asked) =>
      versionLines({ message: "", reason: null, askedBy: asked.map(anEmployeeId) }, american),
    ),
    ...versionLines({ message: "Keys.", reason: "Flood.", premiumHundredths: 650 }, american),
    versionTitle({ at, byName: "Olivia" }, "America/New_York", american),
  ];
  expect(texts).toHaveLength(30);
  expect(texts.filter((text) => !labelledLines.test(text))).toEqual([]);
});

test("the messages about shifts are whole texts", () => {
  const texts = [
    ...Object.values(messageLabels(american)),
    ...(["published", "withdrawn"] as const).map((kind) =>
      messageTitle(aShiftMessage({ kind }), american),
    ),
    ...[1, 5].map((shifts) => confirmLabel(shifts, american)),
  ];
  expect(texts.filter((text) => !labelledLines.test(text))).toEqual([]);
});
