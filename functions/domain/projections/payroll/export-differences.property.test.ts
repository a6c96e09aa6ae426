import fc from "fast-check";
import { expect, test } from "vitest";
import type { DatedLine } from "../../records/pay/payroll-report.ts";
import { addUpLines } from "../../rules/reports/add-up-lines.ts";
import { exportDifferences } from "./export-differences.ts";
import { aLine, aLineOfBen } from "./file-source.test-support.ts";

const days = ["2026-11-09", "2026-11-10", "2026-11-11"];
const part = fc.record({
  day: fc.constantFrom(...days),
  seconds: fc.nat(36_000),
  amountMinor: fc.nat(50_000),
});
const line = fc
  .record({
    of: fc.constantFrom(aLine, aLineOfBen),
    kind: fc.constantFrom("regular" as const, "overtime" as const),
    rateTenThousandths: fc.constantFrom(185_000, 200_000),
    parts: fc.uniqueArray(part, { minLength: 1, selector: ({ day }) => day }),
  })
  .map((made) => ({ ...made, parts: made.parts.toSorted((a, b) => (a.day < b.day ? -1 : 1)) }))
  .map(({ of, parts, ...rest }) =>
    of({
      ...rest,
      seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
      amountMinor: parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      days: parts,
    }),
  );
const exported = fc.array(line, { maxLength: 8 }).map(addUpLines);

test("an earlier export and the differences are the later export, to the second and the cent", () => {
  fc.assert(
    fc.property(exported, exported, (earlier, later) => {
      const differences = exportDifferences(earlier, later);
      expect(nonZero(addUpLines([...earlier, ...differences]))).toEqual(nonZero(later));
    }),
  );
});

test("two equal exports have no differences", () => {
  fc.assert(
    fc.property(exported, (lines) => {
      expect(exportDifferences(lines, lines)).toEqual([]);
    }),
  );
});

test("an hour that was added later is one line with its day", () => {
  const before = aLine({ days: [{ day: "2026-11-09", seconds: 28_800, amountMinor: 14_800 }] });
  const after = aLine({
    seconds: 32_400,
    amountMinor: 16_650,
    days: [...before.days, { day: "2026-11-10", seconds: 3600, amountMinor: 1850 }],
  });
  expect(exportDifferences([before], [after])).toEqual([
    aLine({
      seconds: 3600,
      amountMinor: 1850,
      days: [{ day: "2026-11-10", seconds: 3600, amountMinor: 1850 }],
    }),
  ]);
});

test("where the earlier export knows no days, the differences have none", () => {
  const after = aLine({ days: [{ day: "2026-11-09", seconds: 28_800, amountMinor: 14_800 }] });
  expect(exportDifferences([aLine({ seconds: 3600, amountMinor: 1850 })], [after])).toEqual([
    aLine({ seconds: 25_200, amountMinor: 12_950 }),
  ]);
});

/** Lines and days that something was taken away from until nothing was left are no lines. */
function nonZero(lines: readonly DatedLine[]): DatedLine[] {
  const isSome = (one: { seconds: number; amountMinor: number }) =>
    one.seconds !== 0 || one.amountMinor !== 0;
  return lines
    .map((one) => ({ ...one, days: one.days.filter(isSome) }))
    .filter((one) => isSome(one) || one.days.length > 0);
}
