import type { InLanguages } from "../../kernel/formats/in-language.ts";
import type { ReportId } from "../../records/reports/report.ts";

/** What a report is called, and what it is about. */
export interface ReportTitle {
  title: string;
  /** What it answers. */
  question: string;
  /** What counts in it, where its headings do not say. */
  counts?: string;
}

/** The titles of the catalogue. */
export const reportTitles = {
  en: {
    payroll: {
      title: "Payroll summary",
      question: "Hours by earning, extra pay and gross pay",
    },
    scheduled: {
      title: "Scheduled and actual",
      question: "Planned hours and cost beside the worked ones, with time late and early",
    },
    overtime: {
      title: "Overtime",
      question: "Who worked overtime, since when, and what it cost",
    },
    labour: {
      title: "Labor cost",
      question: "Pay and hours beside the sales and the budget",
      counts:
        "% of sales compares pay and sales of the same days and locations; pay without a location is left out. Budgeted hours are a seventh of a location's weekly budget for each day until today, budgeted cost its labor share of the sales.",
    },
    attendance: {
      title: "Attendance and punctuality",
      question: "Late starts, early ends and missed shifts until yesterday",
    },
    headcount: {
      title: "Hours by job role",
      question: "People and hours in each job role or location",
    },
    fairness: {
      title: "Fairness",
      question: "Weekends, nights, closings and short rests of each employee, beside the average",
    },
    coverage: {
      title: "Coverage and open shifts",
      question: "Hours below the minimum staffing, shifts that stayed open, and open shifts filled",
      counts:
        "Planned shifts are compared with the minimum staffing that is set now, from the first to the last planned day; each missing person counts. Filled: published without an employee, with one now.",
    },
    notice: {
      title: "Schedule changes and notice",
      question: "How many days ahead shifts were published, and what changed afterwards",
      counts:
        "Notice is from the day staff first saw a shift to its day. Changes are another employee, day or time, and shifts added or removed once the week was published; shifts that employees take themselves don't count. Lead time is the average from a change to the start. Premiums are the schedule change pay of payroll, on the day of the shift.",
    },
    checklists: {
      title: "Checklists",
      question: "Checklists done in time, late and missed, their score, and answers out of bounds",
      counts:
        "A checklist counts once it is done or missed; it counts for the employee who had it. The score is the average of those that were done. Tasks that follow from a failed item don't count.",
    },
    breaks: {
      title: "Breaks and premiums",
      question: "Break time, meal breaks against the break rules, and the premiums paid for them",
      counts:
        "A workday counts once as missed, too short or too late; waived meal breaks don't count. Premiums count on the last day of the workweek.",
    },
    timesheet: {
      title: "Timesheet detail",
      question: "Each time entry that has ended, with its breaks, hours by earning and pay",
      counts: "Entries without a clock-out are not included.",
    },
    wages: {
      title: "Wage history",
      question: "Each change of a wage or salary that takes effect in these days",
      counts:
        "Cancelled changes are not included. A change for all locations is shown at the employee's home location.",
    },
    timeOff: {
      title: "Time off",
      question: "Time off in these days, approved or waiting, by employee, location or type",
      counts:
        "Whole days count as days, also days that are no workdays; parts of a day count in hours. Only a salary pays time off.",
    },
    edits: {
      title: "Edits of time",
      question: "Who edited time entries, how often, and what it changed",
      counts:
        "Counts time that was added, corrected, split, merged, moved or voided, by the day of the edit. Punches, imports and approvals don't count. Approved: the time had been approved before the edit.",
    },
  },
} as const satisfies InLanguages<Readonly<Record<ReportId, ReportTitle>>>;
