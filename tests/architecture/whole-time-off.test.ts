import {
  blackoutSentence,
  comingBlackouts,
  overriddenBlackoutLine,
} from "../../functions/domain/words/time-off/blackout-words.ts";
import { expect, test, vi } from "vitest";
import { american } from "../../functions/domain/kernel/formats/readers.test-support.ts";
import { typeId } from "../../functions/domain/records/time-off/type-id.test-support.ts";
import {
  aheadText,
  balanceLineText,
  requestBalanceText,
  shortBalanceText,
} from "../../functions/domain/words/time-off/balance-words.ts";
import { countedSentence } from "../../functions/domain/words/time-off/counted-words.ts";
import {
  decisionLine,
  timeOffStateWords,
  timeOffTypeName,
  timeOffTypeWords,
} from "../../functions/domain/words/time-off/time-off-words.ts";
import { wholeTexts } from "./bracketed.ts";

vi.mock(import("../../functions/domain/kernel/formats/in-language.ts"), async () => {
  const { bracketed: inLanguage } = await import("./bracketed.ts");
  return { inLanguage };
});

const noLine = {
  day: "2026-11-27",
  kind: "accrued",
  seconds: 3600,
  balanceSeconds: 3600,
  cappedSeconds: 0,
  workedSeconds: 0,
  reason: "",
  byName: "",
} as const;
const ledger = [
  {},
  { workedSeconds: 108_000 },
  { cappedSeconds: 3600 },
  { kind: "lost" },
  { kind: "taken" },
  { kind: "adjusted", byName: "Kim", reason: "Brought forward" },
] as const;
const balance = {
  nowSeconds: 0,
  beforeSeconds: 3600,
  afterSeconds: -3600,
  lowestSeconds: -3600,
  isLimit: true,
};

const season = { name: "Season", from: "2026-12-20", until: "2027-01-02" };

test("what is said of time off are whole texts", () => {
  const decided = { state: "denied", decidedByName: "Kim", decisionNote: "Full house" } as const;
  const texts = [
    ...Object.values(timeOffTypeWords(american)),
    timeOffTypeName({ type: typeId("vacation") }, american),
    ...Object.values(timeOffStateWords(american)),
    ...[0, 1, 2].map((days) => {
      const counted = Array.from({ length: days }, () => ({ day: "2026-11-26", seconds: 28_800 }));
      return countedSentence({ counted, closedDays: ["2026-11-27"], balance: null }, american);
    }),
    blackoutSentence(season, american),
    comingBlackouts([season, season], american),
    overriddenBlackoutLine({ blackout: { name: "Season", reason: "A wedding" } }, american) ?? "",
    decisionLine(decided, american) ?? "",
    decisionLine({ ...decided, decisionNote: "" }, american) ?? "",
    ...ledger.map((line) => balanceLineText({ ...noLine, ...line }, american)),
    aheadText({ plannedSeconds: 3600, requestedSeconds: 0 }, american) ?? "",
    requestBalanceText(balance, american),
    shortBalanceText(balance, american) ?? "",
  ];
  expect(texts.filter((text) => !wholeTexts.test(text))).toEqual([]);
});
