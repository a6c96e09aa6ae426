import { expect, test, vi } from "vitest";
import { anEmployeeId } from "../../functions/domain/kernel/ids/ids.test-support.ts";
import { shiftRequestIdSchema } from "../../functions/domain/kernel/ids/record-ids.ts";
import { american } from "../../functions/domain/kernel/formats/readers.test-support.ts";
import { defaultExchange } from "../../functions/domain/records/schedules/exchange-settings.ts";
import {
  requestKinds,
  requestStates,
} from "../../functions/domain/records/schedules/shift-request.ts";
import {
  newRequest,
  requestedShift,
} from "../../functions/domain/rules/schedules/requests/new-request.ts";
import { aShift } from "../../functions/domain/rules/schedules/shift-builder.test-support.ts";
import { openShiftTexts, spotsText } from "../../functions/domain/words/home/open-shift-words.ts";
import { shiftRequestWords } from "../../functions/domain/words/mail/shift-request-words.ts";
import {
  decisionTexts,
  requestTaskTitle,
  takesText,
} from "../../functions/domain/words/schedules/decision-words.ts";
import {
  exchangeSentence,
  exchangeTexts,
} from "../../functions/domain/words/schedules/exchange-words.ts";
import { openFieldTexts } from "../../functions/domain/words/schedules/open-field-words.ts";
import { approvedReason } from "../../functions/domain/words/schedules/override-words.ts";
import {
  givenUpText,
  requestedShiftText,
  requestStateText,
  requestTexts,
  waitingText,
} from "../../functions/domain/words/schedules/request-words.ts";
import { labelledLines, wholeTexts } from "./bracketed.ts";

vi.mock(import("../../functions/domain/kernel/formats/in-language.ts"), async () => {
  const { bracketed: inLanguage } = await import("./bracketed.ts");
  return { inLanguage };
});

const shift = requestedShift(aShift({ employeeId: anEmployeeId("ana") }));
const request = newRequest({
  id: shiftRequestIdSchema.parse("r1"),
  kind: "claim",
  employeeId: anEmployeeId("ana"),
  shift,
  note: "",
  needsApproval: true,
  askedByName: "Ana",
  askedAt: "2026-11-16T12:00:00.000Z",
  expiresAt: shift.startsAt,
});
const plain = (texts: object) =>
  Object.values(texts).filter((text): text is string => typeof text === "string");

test("what employees ask for, its states and the decisions are whole texts", () => {
  const asked = requestTexts(american);
  const decided = decisionTexts(american);
  const texts = [
    ...plain(asked),
    ...plain(asked.kinds),
    asked.asks("Ben"),
    asked.youWould("9-5"),
    asked.instead("9-5"),
    asked.swapFor("9-5", "1-9"),
    asked.changeTitle("Tuesday"),
    asked.swapAsked("Ben"),
    asked.choose("Ben", "9-5"),
    requestedShiftText(shift, american),
    givenUpText(american),
    ...requestKinds.flatMap((kind) =>
      requestStates.flatMap((state) =>
        [null, "Marcus"].map((decidedByName) =>
          requestStateText({ kind, state, decidedByName }, american),
        ),
      ),
    ),
    waitingText(request, american),
    ...plain(decided),
    ...plain(decided.acts),
    ...plain(decided.done),
    decided.cantWork("Ana", "9-5"),
    decided.stays("Ana"),
    decided.quoted("Exam"),
    decided.about("Approve", "Ana"),
    ...requestKinds.map((kind) => requestTaskTitle({ ...request, kind }, american)),
    takesText({ employeeName: "Ana", takes: shift }, american),
    spotsText(1, american),
    spotsText(3, american),
    ...plain(openShiftTexts(american)),
    approvedReason(american),
  ];
  expect(texts.filter((text) => !wholeTexts.test(text))).toEqual([]);
});

test("the settings of claims, swaps and drops are whole texts", () => {
  const exchange = exchangeTexts(american);
  const fields = openFieldTexts(american);
  const texts = [
    ...plain(exchange),
    ...plain(exchange.labels),
    ...plain(exchange.helps),
    ...Object.values(exchange.modes).flatMap(plain),
    ...plain(fields),
    ...[...fields.modes, ...fields.ends].map(({ label }) => label),
  ];
  const lines = exchangeSentence(defaultExchange, american).split("; ");
  expect(lines.filter((line) => !labelledLines.test(line))).toEqual([]);
  expect(texts.filter((text) => !wholeTexts.test(text))).toEqual([]);
});

test("the letters about requests are whole texts", () => {
  const events = [
    "asked",
    "accepted",
    "declined",
    "approved",
    "denied",
    "withdrawn",
    "canceled",
    "lost",
    "taken",
    "released",
    "expired",
  ] as const;
  const told = { by: "Marcus", place: "Harborside", shift: "Tue, Nov 17, 9-5" };
  const texts = requestKinds.flatMap((kind) =>
    events.flatMap((event) => plain(shiftRequestWords(`${kind}.${event}`, told, american))),
  );
  expect(texts.filter((text) => !wholeTexts.test(text))).toEqual([]);
});
