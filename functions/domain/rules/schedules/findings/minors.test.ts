import { describe, expect, test } from "vitest";
import { aShiftId } from "../../../kernel/ids/ids.test-support.ts";
import { weekStartOf } from "../../../kernel/time/local-date.ts";
import { usualMinorTerms } from "../../../records/company/minor-settings.ts";
import type { MinorPackName, OwnMinorLimits } from "../../../records/company/minor-settings.ts";
import type { Shift } from "../../../records/schedules/shift.ts";
import { aShift } from "../shift-builder.test-support.ts";
import { findingsOf } from "./find-findings.ts";
import { aPerson, aPlace } from "./judged.test-support.ts";
import { minorRulesOf } from "./minors/minor-on.ts";

interface Around {
  others?: Shift[];
  holidays?: string[];
  schoolBreaks?: { from: string; until: string }[];
  own?: OwnMinorLimits[];
}

/** The limits that a shift of a person born that day breaks, under a pack. */
function broken(
  pack: MinorPackName,
  birthDate: string,
  shift: Shift,
  { others = [], holidays = [], schoolBreaks = [], own = [] }: Around = {},
) {
  const minors = { pack, ...usualMinorTerms, own };
  const specialDays = holidays.map((day) => ({ day, name: "Free", isHoliday: true, hours: null }));
  const person = aPerson({
    shifts: others,
    minorRulesOn: (day) => minorRulesOf(birthDate, day, minors),
  });
  const { location } = aPlace();
  const place = aPlace({
    limits: { minors },
    location: { ...location, specialDays, schoolBreaks },
  });
  return findingsOf(shift, person, place).flatMap(({ code, facts }) =>
    code === "minorLimit" ? [(facts as { limit: string }).limit] : [],
  );
}

/** Tuesday, November 17, 2026 is a school day; July 7 is in the summer. */
const on = (day: string, range: string, weekStart = "2026-11-16") =>
  aShift({ id: aShiftId(`${day}-${range}`.replaceAll(":", "")), day, range, weekStart });
const fifteen = "2011-03-01";
const sixteen = "2010-03-01";

describe("at 14 and 15 federal law", () => {
  const federal = (shift: Shift, more = {}) => broken("usFederal", fifteen, shift, more);

  test("allows three hours after school, until 7 PM", () => {
    expect(federal(on("2026-11-17", "16:00-19:00"))).toEqual([]);
    expect(federal(on("2026-11-17", "15:30-19:00"))).toEqual(["day"]);
    expect(federal(on("2026-11-17", "17:00-19:30"))).toEqual(["latest"]);
    expect(federal(on("2026-11-17", "14:00-17:00"))).toEqual(["schoolHours"]);
  });

  test("allows eight hours on a Saturday and on a holiday, from 7 AM", () => {
    expect(federal(on("2026-11-21", "09:00-17:00"))).toEqual([]);
    expect(federal(on("2026-11-21", "06:30-14:00"))).toEqual(["earliest"]);
    expect(federal(on("2026-11-17", "09:00-17:00"), { holidays: ["2026-11-17"] })).toEqual([]);
  });

  test("allows 18 hours in a school week, and 40 and 9 PM in the summer", () => {
    const saturday = on("2026-11-21", "09:00-17:00");
    const sunday = on("2026-11-22", "09:00-17:00");
    const tuesday = on("2026-11-17", "16:00-19:00");
    expect(federal(tuesday, { others: [saturday, sunday] })).toEqual(["week"]);
    const july = on("2026-07-07", "13:00-21:00", "2026-07-06");
    expect(federal(july, { others: [on("2026-07-08", "13:00-21:00", "2026-07-06")] })).toEqual([]);
    expect(federal(on("2026-07-07", "14:00-21:30", "2026-07-06"))).toEqual(["latest"]);
  });

  test("bars employees below 14, and leaves the hours of those of 16 free", () => {
    expect(broken("usFederal", "2013-01-01", on("2026-11-21", "09:00-10:00"))).toEqual(["barred"]);
    expect(broken("usFederal", sixteen, on("2026-11-17", "08:00-23:00"))).toEqual([]);
  });
});

describe("a company's own limits", () => {
  const none = {
    schoolDaySeconds: null,
    freeDaySeconds: null,
    schoolWeekSeconds: null,
    freeWeekSeconds: null,
    earliest: null,
    latest: null,
    latestBeforeFreeDay: null,
  };
  const HOUR = 3600;

  test("hold for ages that the law leaves free", () => {
    const own = [{ ...none, fromAge: 16, schoolDaySeconds: 4 * HOUR, latest: "22:00" }];
    const limited = (shift: Shift) => broken("usFederal", sixteen, shift, { own });
    expect(limited(on("2026-11-17", "18:00-22:00"))).toEqual([]);
    expect(limited(on("2026-11-17", "17:00-22:30"))).toEqual(["day", "latest"]);
    expect(limited(on("2026-11-21", "08:00-18:00"))).toEqual([]);
    const adult = broken("usFederal", "2008-03-01", on("2026-11-17", "08:00-23:00"), { own });
    expect(adult).toEqual([]);
  });

  test("do not loosen the law, and each kind of limit is told once, the law's first", () => {
    const own = [{ ...none, fromAge: 14, schoolDaySeconds: 2 * HOUR, latest: "21:00" }];
    const limited = (range: string) =>
      broken("usFederal", fifteen, on("2026-11-17", range), { own });
    expect(limited("16:00-18:00")).toEqual([]);
    expect(limited("16:00-18:30")).toEqual(["day"]);
    expect(limited("15:00-19:30")).toEqual(["day", "latest"]);
  });

  test("end after midnight where they say so, and later before a day without school", () => {
    const own = [{ ...none, fromAge: 16, latest: "23:00", latestBeforeFreeDay: "00:30" }];
    const limited = (day: string) => broken("usFederal", sixteen, on(day, "20:00-00:30"), { own });
    expect(limited("2026-11-19")).toEqual(["latest"]);
    expect(limited("2026-11-20")).toEqual([]);
  });
});

test("the age of the day of the shift counts, to the birthday", () => {
  const late = (day: string) => on(day, "20:00-21:00");
  expect(broken("usFederal", "2010-11-18", late("2026-11-17"))).toEqual(["latest"]);
  expect(broken("usFederal", "2010-11-18", late("2026-11-18"))).toEqual([]);
});

test("California limits 16 and 17 on school days, and lets Fridays last longer", () => {
  const california = (shift: Shift) => broken("usCalifornia", sixteen, shift);
  expect(california(on("2026-11-17", "16:00-20:00"))).toEqual([]);
  expect(california(on("2026-11-17", "16:00-21:00"))).toEqual(["day"]);
  expect(california(on("2026-11-17", "20:00-22:30"))).toEqual(["latest"]);
  expect(california(on("2026-11-20", "16:30-00:30"))).toEqual([]);
  expect(california(on("2026-11-20", "17:00-00:45"))).toEqual(["latest"]);
});

test("the European directive wants 12 hours of rest, two days off a week, and no nights", () => {
  const european = (shift: Shift, others: Shift[] = []) => broken("eu", sixteen, shift, { others });
  const tuesday = on("2026-11-17", "12:00-20:00");
  expect(european(tuesday)).toEqual([]);
  expect(european(tuesday, [on("2026-11-18", "07:00-12:00")])).toEqual(["rest"]);
  expect(european(on("2026-11-17", "15:00-22:30"))).toEqual(["latest"]);
  const week = ["16", "18", "19", "20", "21"].map((day) => on(`2026-11-${day}`, "12:00-14:00"));
  expect(european(tuesday, week)).toEqual(["daysAWeek"]);
  expect(european(tuesday, week.slice(1))).toEqual([]);
});

test("British law allows schoolchildren two hours on a school day", () => {
  const british = (birthDate: string, shift: Shift) => broken("uk", birthDate, shift);
  expect(british(fifteen, on("2026-11-17", "16:00-18:00"))).toEqual([]);
  expect(british(fifteen, on("2026-11-17", "16:00-18:30"))).toEqual(["day"]);
  expect(british("2012-03-01", on("2026-11-21", "09:00-15:00"))).toEqual(["day"]);
  expect(british(fifteen, on("2026-11-21", "09:00-15:00"))).toEqual([]);
  expect(british(sixteen, on("2026-11-17", "09:00-17:00"))).toEqual([]);
});

test("British law allows schoolchildren two hours on a Sunday, also in vacations", () => {
  const sunday = (range: string) => broken("uk", fifteen, on("2026-08-16", range, "2026-08-10"));
  expect(sunday("09:00-11:00")).toEqual([]);
  expect(sunday("09:00-12:00")).toEqual(["day"]);
});

test("New York allows 16 and 17 four hours before a school day, eight on Fridays and Sundays", () => {
  const newYork = (shift: Shift, others: Shift[] = []) =>
    broken("usNewYork", sixteen, shift, { others });
  expect(newYork(on("2026-11-17", "16:00-20:00"))).toEqual([]);
  expect(newYork(on("2026-11-17", "16:00-21:00"))).toEqual(["day"]);
  expect(newYork(on("2026-11-20", "15:00-22:00"))).toEqual([]);
  expect(newYork(on("2026-11-22", "10:00-18:00"))).toEqual([]);
  expect(newYork(on("2026-07-07", "16:00-00:00", "2026-07-06"))).toEqual([]);
  const long = ["16", "18", "19", "20"].map((day) => on(`2026-11-${day}`, "15:00-21:30"));
  expect(newYork(on("2026-11-21", "10:00-13:00"), long)).toEqual(["week"]);
});

describe("the school breaks of a location", () => {
  const federal = (day: string, breaks: [string, string][]) =>
    broken("usFederal", fifteen, on(day, "09:00-17:00", weekStartOf(day, "monday")), {
      schoolBreaks: breaks.map(([from, until]) => ({ from, until })),
    });

  test("are days without school, first and last included", () => {
    expect(federal("2026-12-23", [])).toEqual(["day", "schoolHours"]);
    expect(federal("2026-12-23", [["2026-12-23", "2027-01-03"]])).toEqual([]);
    expect(federal("2026-12-22", [["2026-12-23", "2027-01-03"]])).not.toEqual([]);
  });

  test("replace the usual summer, so that school may begin in August", () => {
    expect(federal("2026-08-25", [])).toEqual([]);
    expect(federal("2026-08-25", [["2026-06-08", "2026-08-14"]])).toEqual(["day", "schoolHours"]);
  });
});

test("adults, and employees without a birth date, have no such limits", () => {
  const minors = { pack: "eu" as const, ...usualMinorTerms };
  expect(minorRulesOf("2008-11-17", "2026-11-17", minors)).toEqual([]);
  expect(minorRulesOf(null, "2026-11-17", minors)).toEqual([]);
});
