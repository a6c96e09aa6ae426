import { describe, expect, test, vi } from "vitest";
import { areas } from "../../functions/domain/kernel/access/area.ts";
import { menuFor } from "../../functions/domain/kernel/access/menu.ts";
import { roles } from "../../functions/domain/kernel/access/role.ts";
import { american } from "../../functions/domain/kernel/formats/readers.test-support.ts";
import { closedHelp, helpTexts, screenHelp } from "../../functions/domain/words/help/help-words.ts";
import { wholeTexts } from "./bracketed.ts";

vi.mock(import("../../functions/domain/kernel/formats/in-language.ts"), async () => {
  const { bracketed: inLanguage } = await import("./bracketed.ts");
  return { inLanguage };
});

const readers = [
  { role: null, screens: areas },
  ...roles.map((role) => ({ role, screens: menuFor({ role, isStaff: false }) })),
];

describe.each(readers)("the help panel says to $role", ({ role, screens }) => {
  test.each(screens)("three whole sentences about $label", ({ area }) => {
    const sentences = screenHelp(area, role, american);
    expect(sentences).toHaveLength(3);
    for (const sentence of sentences) {
      expect(sentence).toMatch(wholeTexts);
      expect(sentence).toMatch(/^⟦[A-Z].{15,110}\.⟧$/u);
    }
  });
});

describe("the help panel says of a screen that the reader cannot open", () => {
  test.each(areas.map(({ area }) => area))("three whole sentences about %s", (area) => {
    const sentences = closedHelp(area, american);
    expect(sentences).toHaveLength(3);
    for (const sentence of sentences) expect(sentence).toMatch(/^⟦[A-Z].{15,110}\.⟧$/u);
  });
});

test("its own words are whole", () => {
  const { title, keys, allKeys, gotIt, hideHints } = helpTexts(american);
  for (const text of [title, keys, allKeys, gotIt, hideHints]) expect(text).toMatch(wholeTexts);
});
