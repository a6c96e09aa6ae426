import { expect, test, vi } from "vitest";
import { american } from "../../functions/domain/kernel/formats/readers.test-support.ts";
import { aCompanyId } from "../../functions/domain/kernel/ids/ids.test-support.ts";
import { companyActs } from "../../functions/domain/records/company/company-standing.ts";
import { adminMissingWords, joinWords } from "../../functions/domain/words/mail/company-letters.ts";
import { exportLetterWords } from "../../functions/domain/words/mail/export-letter-words.ts";
import { paymentLetterWords } from "../../functions/domain/words/mail/payment-letter-words.ts";
import { standingLetterWords } from "../../functions/domain/words/mail/standing-letter-words.ts";
import { textsOf, wholeTexts } from "./bracketed.ts";

vi.mock(import("../../functions/domain/kernel/formats/in-language.ts"), async () => {
  const { bracketed: inLanguage } = await import("./bracketed.ts");
  return { inLanguage };
});

const told = { company: "Harbor", day: "Dec 26" };

test("what letters to the admins of a company say is whole", () => {
  const said = [
    joinWords({ who: "Ana", email: "ana@x.example", company: "Harbor" }, american),
    adminMissingWords("Harbor", aCompanyId("harbor"), american),
    adminMissingWords("Harbor", null, american),
    ...companyActs.map((act) => {
      const { path: _path, ...words } = standingLetterWords(act, told, american);
      return words;
    }),
    ...(["pastDue", "trialOver"] as const).flatMap((why) =>
      (["begun", "last", "stopped"] as const).map((stage) =>
        paymentLetterWords({ why, stage }, told, american),
      ),
    ),
    exportLetterWords(told, american),
  ];
  const texts = textsOf(said);
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((text) => !wholeTexts.test(text))).toEqual([]);
});
