import { expect, test } from "vitest";
import { onDevice } from "@crewline/domain/kernel/formats/readers.test-support";
import { blankRaise, hundredthsOf, raiseOf, raiseTitle } from "./raise-values.ts";

const values = { ...blankRaise, effectiveDate: "2026-12-01" };

test("a percentage is read with a point or a comma, up to doubling", () => {
  expect(["3.5", "3,25", " 100 ", "0.01"].map(hundredthsOf)).toEqual([350, 325, 10_000, 1]);
  expect(["0", "100.01", "3.555", "-3", "much", ""].map(hundredthsOf)).toEqual(Array(6).fill(null));
});

test("the fields say a raise, or what is wrong beside each of them", () => {
  expect(raiseOf({ ...values, percent: "3.5", step: "5" }, 2, onDevice)).toEqual({
    raise: { kind: "percent", percentHundredths: 350, stepMinor: 5 },
    errors: {},
  });
  expect(raiseOf({ ...values, kind: "amount", amount: "0.50" }, 2, onDevice).raise).toEqual({
    kind: "amount",
    amountTenThousandths: 5000,
    stepMinor: 1,
  });
  const nothing = raiseOf({ ...blankRaise, kind: "amount", amount: "0" }, 0, onDevice);
  expect(nothing.raise).toBeNull();
  expect(Object.keys(nothing.errors)).toEqual(["effectiveDate", "who", "amount"]);
});

test("the batch is called after the raise", () => {
  const titles = [
    raiseTitle({ ...values, percent: "3,5" }, "USD", onDevice),
    raiseTitle({ ...values, kind: "amount", amount: "0.5" }, "USD", onDevice),
    raiseTitle({ ...values, kind: "minimum" }, "USD", onDevice),
  ];
  expect(titles).toEqual(["Raise of 3.5 %", "Raise of $0.50 an hour", "Raise to the minimum wage"]);
});
