import type { RuleSection, RuleValues } from "../../records/company/rule-sections.ts";
import type { RoundingRule } from "../../records/work-rules/work-rules.ts";

type Codes = RuleValues["earningCodes"];
type Clock = RuleValues["clock"];
type Approvals = RuleValues["approvals"];
type Rounded = (mode: RoundingRule["mode"], minutes: string) => string;

/** What each part of the rules is called, and what it says. */
export interface PartTexts {
  headings: Readonly<Record<RuleSection, string>>;
  codes: (codes: Codes) => string;
  rounded: Readonly<Record<keyof RuleValues["rounding"], Rounded>>;
  unrounded: string;
  breaks: {
    asPunched: string;
    paidUpTo: (minutes: string) => string;
    deduct: (afterHours: string, minutes: string) => string;
    meal: (overHours: string, minutes: string) => string;
    rest: (minutes: string, everyHours: string) => string;
    missedMeal: string;
    missedRest: string;
  };
  payPeriods: {
    weekly: (weekday: string) => string;
    biweekly: (day: string) => string;
    semiMonthly: (first: number, second: number) => string;
    monthly: (first: number) => string;
  };
  clock: {
    anyTime: string;
    opens: (minutes: string) => string;
    onTime: (minutes: string) => string;
    unscheduled: Readonly<Record<Clock["unscheduled"], string>>;
  };
  approvals: {
    approve: (by: Approvals["approvers"], allowsOwn: boolean) => string;
    needsTwo: string;
    automatic: (minutes: number) => string;
    takeBack: Readonly<Record<Approvals["takeBackBy"], string>>;
    closes: (days: number) => string;
  };
  limits: {
    none: string;
    day: (hours: string) => string;
    week: (hours: string) => string;
    rest: (hours: string) => string;
    days: (days: number) => string;
    minors: (law: string) => string;
    ownMinors: (ages: string, limits: string) => string;
    notice: (days: number) => string;
  };
}

/** Where the middle of an interval goes is not said. */
function direction(mode: RoundingRule["mode"]): string {
  if (mode === "down") return "down to";
  return mode === "up" ? "up to" : "to the nearest";
}

const roundedTo =
  (what: string): Rounded =>
  (mode, minutes) =>
    `${what}: ${direction(mode)} ${minutes} min`;

export const englishPartTexts: PartTexts = {
  headings: {
    overtime: "Overtime",
    rounding: "Rounding",
    breaks: "Breaks",
    payPeriod: "Pay period",
    clock: "Clocking in",
    approvals: "Approvals",
    limits: "Scheduling limits",
    earningCodes: "Earning codes",
  },
  codes: ({ regular, overtime, doubletime, salary, timeOff, scheduleChange, addition }) =>
    `Regular ${regular}, overtime ${overtime}, double time ${doubletime}, salary ${salary}, paid time off ${timeOff}, schedule change pay ${scheduleChange}, extra pay ${addition}`,
  rounded: {
    clockIn: roundedTo("Clock in"),
    clockOut: roundedTo("Clock out"),
    breakPunches: roundedTo("Breaks"),
    dayTotal: roundedTo("Total of a day"),
  },
  unrounded: "Every punch counts as it is",
  breaks: {
    asPunched: "Breaks are paid as they were punched",
    paidUpTo: (minutes) => `Breaks of up to ${minutes} min are paid`,
    deduct: (afterHours, minutes) => `Over ${afterHours} h, ${minutes} min come off`,
    meal: (overHours, minutes) => `Over ${overHours} h, a meal of ${minutes} min is due`,
    rest: (minutes, everyHours) => `A rest of ${minutes} min for every ${everyHours} h`,
    missedMeal: "A missed meal is paid with one hour",
    missedRest: "A missed rest is paid with one hour",
  },
  payPeriods: {
    weekly: (weekday) => `Every week, from ${weekday}`,
    biweekly: (day) => `Every two weeks, one of them from ${day}`,
    semiMonthly: (first, second) => `Twice a month, from day ${first} and day ${second}`,
    monthly: (first) => `Every month, from day ${first}`,
  },
  clock: {
    anyTime: "Clocking in is open at any time",
    opens: (minutes) => `Clocking in opens ${minutes} min before the shift`,
    onTime: (minutes) => `Within ${minutes} min of the schedule is on time`,
    unscheduled: {
      allow: "Work without a shift is allowed",
      flag: "Work without a shift is flagged",
      block: "Work without a shift is refused",
    },
  },
  approvals: {
    approve: (by, allowsOwn) => {
      const who = by === "admins" ? "Only admins" : "Managers";
      return `${who} approve time${allowsOwn ? ", also their own" : ", never their own"}`;
    },
    needsTwo: "Two people approve each entry",
    automatic: (minutes) =>
      `Clean time within ${minutes} minutes of its shift is approved automatically`,
    takeBack: {
      admins: "Only admins take approvals back",
      managers: "Managers take approvals back",
    },
    closes: (days) => `After ${days} days only admins change an entry`,
  },
  limits: {
    none: "No limits",
    day: (hours) => `At most ${hours} h a day`,
    week: (hours) => `At most ${hours} h a week`,
    rest: (hours) => `At least ${hours} h between shifts`,
    days: (days) => `At most ${days} days in a row`,
    minors: (law) => `Minors: ${law}`,
    ownMinors: (ages, limits) => `${ages}, company limits: ${limits}`,
    notice: (days) => `${days} days' notice of the schedule`,
  },
};
