import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { expect, test } from "vitest";
import { add, rational, zero } from "../../kernel/money/rational.ts";
import type { Rational } from "../../kernel/money/rational.ts";
import { at, monday, wage, week, worked } from "../hours/entry-builder.test-support.ts";
import type { Explanation } from "./explain.ts";
import { explain } from "./explain.ts";
import { ruleSources } from "./rule-source.ts";

function exact(text: string | null): Rational {
  const [above = "0", below = "1"] = (text ?? "0").split("/");
  return rational(BigInt(above), BigInt(below));
}

function sumOfParts({ entries }: Explanation): Rational {
  return entries
    .flatMap((entry) => entry.parts)
    .flatMap((part) => [exact(part.straight), exact(part.premium)])
    .reduce(add, zero);
}

const busyWeek = () =>
  week({
    entries: [0, 1, 2, 3, 4, 5].map((day) =>
      worked(day, `08:0${day}-18:3${day}`, { jobRoleId: roleId(day % 2 ? "lead" : "cook") }),
    ),
    wages: [
      wage(173_333, { jobRoleId: roleId("cook") }),
      wage(191_117, { jobRoleId: roleId("lead") }),
      wage(201_111, { jobRoleId: roleId("lead"), effectiveDate: "2026-11-19" }),
    ],
    extras: [{ kind: "bonus", amountMinor: 1234, isInRegularRate: true }],
  });

test("the parts and the one rounding add up to the pay, the seconds to the hours", () => {
  const explanation = explain(busyWeek());
  const { hours, pay } = explanation.result;
  const parts = explanation.entries.flatMap((entry) => entry.parts);
  expect(parts.reduce((sum, part) => sum + part.seconds, 0)).toBe(hours.workedSeconds);
  const additions = pay?.additions.reduce((sum, addition) => sum + addition.amountMinor, 0) ?? 0;
  const explained = add(
    add(sumOfParts(explanation), exact(explanation.rounding)),
    rational(additions),
  );
  expect(explained).toEqual(rational(pay?.totalMinor ?? -1));
});

test("every part names its rule, and every rule its source", () => {
  const rules = explain(busyWeek()).entries.flatMap((entry) =>
    entry.parts.map((part) => part.rule),
  );
  expect(new Set(rules)).toEqual(new Set(["regular", "daily", "weekly"]));
  for (const rule of rules) expect(ruleSources[rule].source).not.toBe("");
});

test("a part names the wage that applies to it", () => {
  const rates = explain(busyWeek()).entries.map((entry) => entry.parts[0]?.rate);
  expect(rates.map((rate) => [rate?.jobRoleId, rate?.effectiveDate])).toEqual([
    ["cook", "2020-01-01"],
    ["lead", "2020-01-01"],
    ["cook", "2020-01-01"],
    ["lead", "2026-11-19"],
    ["cook", "2020-01-01"],
    ["lead", "2026-11-19"],
  ]);
});

test("punches stay beside what rounding made of them, and each break has its rule", () => {
  const { rules } = week({});
  const quarter = { mode: "nearest" as const, intervalSeconds: 900, graceSeconds: 0 };
  const pause = (from: string, to: string, isPaid: boolean) => ({
    startsAt: at(monday, from),
    endsAt: at(monday, to),
    isPaid,
  });
  const explanation = explain(
    week({
      rules: {
        ...rules,
        rounding: { ...rules.rounding, clockIn: quarter },
        breaks: { ...rules.breaks, paidUpToSeconds: 1200 },
      },
      entries: [
        worked(0, "08:05-16:00", {
          breaks: [
            pause("10:00", "10:15", false),
            pause("12:00", "12:30", false),
            pause("14:00", "14:30", true),
          ],
        }),
      ],
    }),
  );
  expect(explanation.entries[0]).toMatchObject({
    punched: { startsAt: at(monday, "08:05") },
    rounded: { startsAt: at(monday, "08:00"), rule: "punchRounding" },
    breaks: [{ rule: "shortBreakPaid" }, { rule: "unpaidBreak" }, { rule: "paidBreak" }],
  });
});

test("an automatic break is a step of its day", () => {
  const { rules } = week({});
  const autoDeduct = { afterSeconds: 6 * 3600, deductSeconds: 1800 };
  const deducting = { ...rules, breaks: { ...rules.breaks, autoDeduct } };
  const explanation = explain(week({ rules: deducting, entries: [worked(0, "08:00-16:00")] }));
  expect(explanation.automaticBreaks).toEqual([{ day: monday, seconds: 1800 }]);
});

test("without a rate the hours are explained and the money is not", () => {
  const explanation = explain(week({ wages: [], entries: [worked(0, "08:00-16:00")] }));
  expect(explanation.violations).toMatchObject([{ code: "missingRate" }]);
  expect(explanation.entries[0]?.parts).toMatchObject([
    { seconds: 28_800, straight: null, rate: null },
  ]);
  expect([explanation.regularRate, explanation.rounding]).toEqual([null, null]);
});

test("a refused calculation explains nothing", () => {
  const explanation = explain(week({ timeZone: "Mars/Olympus" }));
  expect(explanation.entries).toEqual([]);
  expect(explanation.violations).toMatchObject([{ code: "unknownTimeZone" }]);
});
