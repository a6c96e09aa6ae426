import { expect, test, vi } from "vitest";
import { formatDay } from "../../functions/domain/kernel/formats/format-time.ts";
import { american } from "../../functions/domain/kernel/formats/readers.test-support.ts";
import { aShift } from "../../functions/domain/rules/schedules/shift-builder.test-support.ts";
import { RuleViolation } from "../../functions/domain/rules/violations/rule-violation.ts";
import { copyRemarks, undoRemark } from "../../functions/domain/words/schedules/copy-words.ts";
import { wholeTexts } from "./bracketed.ts";

vi.mock(import("../../functions/domain/kernel/formats/in-language.ts"), async () => {
  const { bracketed: inLanguage } = await import("./bracketed.ts");
  return { inLanguage };
});

const glued = (texts: readonly string[]) => texts.filter((text) => !wholeTexts.test(text));

test("the lines of a copied week are whole texts", () => {
  const because = new RuleViolation("awayThen", { who: "Ana" });
  const shift = aShift();
  const plan = {
    copied: [{ plan: shift, placed: shift, opened: { who: "Ana", because } }],
    replaced: [shift, aShift({ employeeId: null })],
    skipped: [],
  };
  const names = { employee: () => "Ana", location: () => "Harbor" };
  const remarks = Object.values(copyRemarks(plan, names, american)).flat();
  // The day stands alone where the reason names the employee.
  const isDay = (text: string) => text === formatDay(shift.day, american);
  const texts = remarks.flatMap(({ who, why }) => [who, why]).filter((text) => !isDay(text));
  expect(texts.length).toBeGreaterThan(4);
  expect(glued([...texts, undoRemark(1, american), undoRemark(2, american)])).toEqual([]);
});
