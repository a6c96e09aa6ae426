import { describe, expect, test } from "vitest";
import { anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import { anEntry } from "../time-entries/entry-builder.test-support.ts";
import { broken } from "../violations/broken.test-support.ts";
import { requireForgottenDay, requireNoOtherRequest } from "./forgotten-work.ts";

const today = "2026-03-20";
const ana = anEmployee({ name: "Ana", hiredOn: "2026-02-02", terminatedOn: "2026-03-18" });
const asks = (day: string, change: Partial<typeof ana> = {}) => {
  return () => requireForgottenDay({ ...ana, ...change }, day, today);
};

describe("an employee asks for an entry", () => {
  test("of a past day of their employment", () => {
    expect(asks("2026-03-18")).not.toThrow();
    expect(asks("2026-02-02")).not.toThrow();
  });

  test("not of today or a later day", () => {
    const later = { terminatedOn: null };
    expect(asks(today, later)).toThrow(broken("notPastDay", {}));
    expect(asks("2026-03-21", later)).toThrow(broken("notPastDay", {}));
  });

  test("not of a day more than 92 days ago", () => {
    const always = { hiredOn: null };
    expect(asks("2025-12-18", always)).not.toThrow();
    expect(asks("2025-12-17", always)).toThrow(broken("requestTooOld", { days: 92 }));
  });

  test("not before their first day or after their last one, unless they were employed before", () => {
    const early = broken("beforeFirstDay", { who: "Ana", day: "2026-02-02" });
    expect(asks("2026-02-01")).toThrow(early);
    expect(asks("2026-03-19")).toThrow(broken("afterLastDay", { who: "Ana", day: "2026-03-18" }));
    const employments = [{ hiredOn: "2025-01-01", lastDay: "2026-01-10" }];
    expect(asks("2026-01-10", { employments })).not.toThrow();
    expect(asks("2026-01-11", { employments })).toThrow(early);
  });
});

test("no time is asked for twice, but accepted and declined requests are not in the way", () => {
  const span = (from: string, to: string) => ({
    startsAt: `2026-03-02T${from}:00.000Z`,
    endsAt: `2026-03-02T${to}:00.000Z`,
    breaks: [],
  });
  const asked = anEntry({ state: "requested", payable: span("14:00", "22:00") });
  const other = { id: anEntryId("other"), span: span("21:00", "23:00") };
  expect(() => requireNoOtherRequest(other, [asked])).toThrow(
    broken("alreadyRequested", { from: "09:00", to: "17:00", day: "2026-03-02" }),
  );
  expect(() => requireNoOtherRequest({ ...other, id: asked.id }, [asked])).not.toThrow();
  expect(() =>
    requireNoOtherRequest({ ...other, span: span("22:00", "23:00") }, [asked]),
  ).not.toThrow();
  for (const state of ["closed", "voided"] as const) {
    expect(() => requireNoOtherRequest(other, [{ ...asked, state }])).not.toThrow();
  }
});
