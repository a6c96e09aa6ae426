import { expect, test } from "vitest";
import { typeId } from "@crewline/domain/records/time-off/type-id.test-support";
import { newTimeOffForm, spanOf, withFirstDay } from "./time-off-form.ts";

const form = newTimeOffForm(typeId("vacation"), "2026-11-27");

test("times are sent for a part of a single day alone", () => {
  const part = { ...form, isPart: true };
  expect(spanOf(part).part).toEqual({ startsAtLocal: "09:00", endsAtLocal: "13:00" });
  expect(spanOf(form).part).toBeNull();
  expect(spanOf({ ...part, until: "2026-11-28" }).part).toBeNull();
});

test("the last day follows the first one of a single day, and never lies before it", () => {
  expect(withFirstDay(form, "2026-11-20")).toEqual({ from: "2026-11-20", until: "2026-11-20" });
  const week = { ...form, until: "2026-11-30" };
  expect(withFirstDay(week, "2026-11-28")).toEqual({ from: "2026-11-28" });
  expect(withFirstDay(week, "2026-12-01")).toEqual({ from: "2026-12-01", until: "2026-12-01" });
});
