import { expect, test } from "vitest";
import { aShiftId, anEmployeeId } from "../../../kernel/ids/ids.test-support.ts";
import { changesByPerson } from "../changes-by-person.ts";
import { publishDiff } from "../publish-diff.ts";
import { aPublishedShift, aShift } from "../shift-builder.test-support.ts";
import {
  noticePremiums,
  premiumMinor,
  requestedBy,
  requireNoticeReason,
  withoutRequested,
} from "./notice-premiums.ts";

const notice = { days: 3, changeHundredths: 100, lostPercent: 50, closer: [] };
const now = "2026-11-16T12:00:00.000Z";
const people = changesByPerson(
  publishDiff(
    [
      aShift({ id: aShiftId("soon") }),
      aShift({ id: aShiftId("far"), day: "2026-11-21" }),
      aShift({ id: aShiftId("open"), employeeId: null }),
    ],
    [aPublishedShift({ id: aShiftId("lost"), day: "2026-11-18" })],
  ),
);
const rate = { jobRoleId: null, locationId: null, effectiveDate: "2026-01-01" };

test("a shift that is added or lost within notice grants its premium, a later or open one none", () => {
  const found = noticePremiums(people, { noticeOn: () => notice, now });
  expect(found.map(({ shift, hundredths }) => [shift.id, hundredths])).toEqual([
    ["soon", 100],
    ["lost", 400],
  ]);
  expect(noticePremiums(people, { noticeOn: () => null, now })).toEqual([]);
});

test("changes within notice are published with a reason only, others without one", () => {
  const premiums = noticePremiums(people, { noticeOn: () => notice, now });
  expect(() => requireNoticeReason(premiums, undefined)).toThrow(
    expect.objectContaining({ code: "noticeReasonNeeded", fields: { count: 2 } }),
  );
  expect(() => requireNoticeReason(premiums, "Ben is sick")).not.toThrow();
  expect(() => requireNoticeReason([], undefined)).not.toThrow();
});

test("premiums are priced at the rate of the shift, and not at all where one is unknown", () => {
  const premiums = noticePremiums(people, { noticeOn: () => notice, now });
  const ratesOf = (rateTenThousandths: number) => () => [{ ...rate, rateTenThousandths }];
  expect(premiumMinor(premiums, { currency: "USD", ratesOf: ratesOf(180_000) })).toBe(9000);
  expect(premiumMinor(premiums, { currency: "USD", ratesOf: () => null })).toBeNull();
  expect(premiumMinor(premiums, { currency: "USD", ratesOf: () => [] })).toBeNull();
});

test("a change that the employee asked for is within notice and grants no premium", () => {
  const both = noticePremiums(people, { noticeOn: () => notice, now }).map((one, index) => ({
    ...one,
    employeeId: anEmployeeId(index === 0 ? "ana" : "ben"),
  }));
  const hours = (askedBy: string[]) =>
    withoutRequested(both, askedBy.map(anEmployeeId)).map(({ hundredths }) => hundredths);
  expect([hours([]), hours(["ana"]), hours(["ana", "ben"])]).toEqual([
    [100, 400],
    [0, 400],
    [0, 0],
  ]);
});

test("an employee who asked is kept once, and only with a change within notice", () => {
  const premiums = noticePremiums(people, { noticeOn: () => notice, now });
  const [ana] = premiums.map(({ employeeId }) => employeeId);
  const asked = ana === undefined ? [] : [ana, ana, anEmployeeId("elsewhere")];
  expect(requestedBy(premiums, asked)).toEqual([ana]);
  expect(requestedBy([], asked)).toEqual([]);
});
