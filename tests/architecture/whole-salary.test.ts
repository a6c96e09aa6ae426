import { expect, test, vi } from "vitest";
import { american } from "../../functions/domain/kernel/formats/readers.test-support.ts";
import type { SalaryPayOf } from "../../functions/domain/rules/figures/salary-figures.ts";
import { aSalary } from "../../functions/domain/rules/rates/salary.test-support.ts";
import {
  salaryFigureText,
  paidDayText,
  salaryPayDetail,
  salaryPayLine,
} from "../../functions/domain/words/pay/salary-figure-words.ts";
import { wholeTexts } from "./bracketed.ts";

vi.mock(import("../../functions/domain/kernel/formats/in-language.ts"), async () => {
  const { bracketed: inLanguage } = await import("./bracketed.ts");
  return { inLanguage };
});

test("the derivation of a salary is whole texts", () => {
  const [salary, exempt] = [aSalary(5_200_000), aSalary(5_200_000, { isExempt: true })];
  const days = { firstDay: "2026-03-02", lastDay: "2026-03-15" };
  const period = {
    kind: "period" as const,
    salary,
    ...days,
    periodsAYear: 26,
    periodMinor: 200_000,
  };
  const offs = (["notEmployed", "unpaid", "paid"] as const).flatMap((because) =>
    [null, 14_400].map((partSeconds) => ({ because, partSeconds })),
  );
  const share = { salary: exempt, shareMinor: 200, paidMinor: 0 };
  const dayLines: SalaryPayOf[] = [salary, exempt].flatMap((of) =>
    offs.flatMap((off) =>
      [0, 100, 200].map((paidMinor) => ({
        kind: "day" as const,
        salary: of,
        day: { day: "2026-03-02", shareMinor: 200, paidMinor, off },
      })),
    ),
  );
  const lines = [...[1, 10].map((paidDays) => ({ ...period, paidDays })), ...dayLines];
  const details = lines.map((of) => salaryPayDetail(of, "USD", american) ?? "");
  const texts = [
    salaryFigureText(american),
    ...lines.map((of) => salaryPayLine(of, "USD", american)),
    ...details,
    ...offs.map((off) => paidDayText({ ...share, off }, american) ?? ""),
  ];
  expect(texts.filter((text) => !wholeTexts.test(text))).toEqual([]);
  expect(new Set(details).size).toBe(2 + 8);
});
