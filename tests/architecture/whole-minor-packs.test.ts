import { expect, test, vi } from "vitest";
import { american } from "../../functions/domain/kernel/formats/readers.test-support.ts";
import { minorPackNames } from "../../functions/domain/records/company/minor-settings.ts";
import { minorPacks } from "../../functions/domain/rules/schedules/findings/minors/minor-packs.ts";
import {
  agesText,
  minorFigures,
  minorPackName,
  summerOfPack,
  uncheckedRule,
} from "../../functions/domain/words/company/minor-pack-words.ts";
import { wholeTexts } from "./bracketed.ts";

vi.mock(import("../../functions/domain/kernel/formats/in-language.ts"), async () => {
  const { bracketed: inLanguage } = await import("./bracketed.ts");
  return { inLanguage };
});

test("each figure of a law for minors is a text of its own", () => {
  const texts = minorPackNames.flatMap((pack) => {
    const { ages, unchecked } = minorPacks[pack];
    return [
      minorPackName(pack, american),
      summerOfPack(pack, american),
      ...unchecked.map((rule) => uncheckedRule(rule, american)),
      ...ages.flatMap((rules) => [agesText(rules, american), ...minorFigures(rules, american)]),
    ];
  });
  expect(texts.filter((text) => !wholeTexts.test(text))).toEqual([]);
});
