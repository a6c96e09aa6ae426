import { expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import { payPeriodStateAfter, payPeriodTransitions, stateAtLocation } from "./pay-period-state.ts";

test("a period is being closed, closed, then exported, and opens again from both", () => {
  expect(payPeriodStateAfter("open", "beginClose")).toBe("closing");
  expect(payPeriodStateAfter("closing", "close")).toBe("closed");
  expect(payPeriodStateAfter("closed", "export")).toBe("exported");
  expect(payPeriodStateAfter("closed", "reopen")).toBe("open");
  expect(payPeriodStateAfter("exported", "reopen")).toBe("open");
});

test("an open period is not exported, and what is exported is not exported again as it is", () => {
  expect(() => payPeriodStateAfter("open", "export")).toThrow(
    broken("illegalTransition", { what: "payPeriod", from: "open", to: "exported" }),
  );
  expect(() => payPeriodStateAfter("exported", "export")).toThrow(
    broken("illegalTransition", { what: "payPeriod", from: "exported", to: "exported" }),
  );
  expect(() => payPeriodStateAfter("open", "reopen")).toThrow(
    broken("illegalTransition", { what: "payPeriod", from: "open", to: "open" }),
  );
});

test("a closing that was cut short begins again, and one that may not close gives up", () => {
  expect(payPeriodStateAfter("closing", "beginClose")).toBe("closing");
  expect(payPeriodStateAfter("closing", "giveUp")).toBe("open");
  expect(() => payPeriodStateAfter("open", "close")).toThrow(
    broken("illegalTransition", { what: "payPeriod", from: "open", to: "closed" }),
  );
});

test("every other step is refused", () => {
  const steps = Object.values(payPeriodTransitions).flatMap((ways) => Object.keys(ways));
  expect(steps).toHaveLength(7);
});

test("a location has its own state until the company closes the period", () => {
  expect(stateAtLocation("open", "open")).toBe("open");
  expect(stateAtLocation("open", "closed")).toBe("closed");
  expect(stateAtLocation("closing", "open")).toBe("closing");
  expect(stateAtLocation("closed", "open")).toBe("closed");
  expect(stateAtLocation("exported", "open")).toBe("closed");
});
