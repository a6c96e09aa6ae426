import { expect, test } from "vitest";
import { payPeriodStateAfter, payPeriodTransitions } from "./pay-period-state.ts";

test("a period is being closed, closed, then exported, and opens again from both", () => {
  expect(payPeriodStateAfter("open", "beginClose")).toBe("closing");
  expect(payPeriodStateAfter("closing", "close")).toBe("closed");
  expect(payPeriodStateAfter("closed", "export")).toBe("exported");
  expect(payPeriodStateAfter("closed", "reopen")).toBe("open");
  expect(payPeriodStateAfter("exported", "reopen")).toBe("open");
});

test("an open period is not exported, and what is exported is not exported again as it is", () => {
  expect(() => payPeriodStateAfter("open", "export")).toThrow("A pay period that is open");
  expect(() => payPeriodStateAfter("exported", "export")).toThrow("cannot become exported");
  expect(() => payPeriodStateAfter("open", "reopen")).toThrow("cannot become open");
});

test("a closing that was cut short begins again, and one that may not close gives up", () => {
  expect(payPeriodStateAfter("closing", "beginClose")).toBe("closing");
  expect(payPeriodStateAfter("closing", "giveUp")).toBe("open");
  expect(() => payPeriodStateAfter("open", "close")).toThrow("cannot become closed");
});

test("every other step is refused", () => {
  const steps = Object.values(payPeriodTransitions).flatMap((ways) => Object.keys(ways));
  expect(steps).toHaveLength(7);
});
