import type { Area } from "../../kernel/access/area.ts";
import type { Role } from "../../kernel/access/role.ts";

type ThreeSentences = readonly [purpose: string, mainAct: string, further: string];

/** What a screen says to admins, and to the roles that can do less or other things there. */
export type ScreenHelp = Readonly<
  { all: ThreeSentences } & Partial<Record<Exclude<Role, "admin">, ThreeSentences>>
>;

/** What is said of screens that the reader cannot open; some name another screen instead. */
export interface ClosedHelp {
  byArea: Readonly<Partial<Record<Area, ThreeSentences>>>;
  others: ThreeSentences;
}

const menu = "The menu lists the screens that you can open.";
const forSupport = "This screen is for our support staff, who help all companies.";

export const englishClosedHelp: ClosedHelp = {
  byArea: {
    reports: [
      "Reports is for admins, who close pay periods and export them to payroll.",
      "Choose a number of hours in Time Entries to see how it was calculated.",
      menu,
    ],
    users: [forSupport, "Admins give and change access of their own people in Employees.", menu],
    companyOptions: [
      forSupport,
      "Admins find what their company can change under Settings and Subscription.",
      menu,
    ],
  },
  others: [
    "Your role does not include this screen.",
    "Ask an admin of your company if you need it.",
    menu,
  ],
};

/** A table for `help-words.ts`; its own file, because each screen adds to it. */
export const englishHelp: Readonly<Record<Area, ScreenHelp>> = {
  home: {
    all: [
      "Home shows what is happening at your locations and what needs a decision.",
      "Open a line under Needs a decision to handle it; the most urgent comes first.",
      "Choose Arrange cards to change what you see here and in which order.",
    ],
    employee: [
      "Home is where you clock in and out and see your next shifts.",
      "Choose Clock in when you start work, and Clock out when you stop.",
      "Your hours of this week and the shifts that you can take are below.",
    ],
  },
  templates: {
    all: [
      "Templates holds the checklists that staff do again and again, such as opening or cleaning.",
      "Choose Add checklist, add its items, and set on which days and until when they are done.",
      "Each day's lists appear automatically, with their answers and what was missed.",
    ],
    employee: [
      "Templates shows the checklists of the day at your locations.",
      "Open a list and answer its items one by one.",
      "Your answers are saved with your name and the time.",
    ],
  },
  schedules: {
    all: [
      "Schedules plans the shifts of a location's week by person and day.",
      "Select a cell, type times such as 9-5 and press Enter; drag a shift to move it.",
      "Employees see your changes when you publish the week.",
    ],
    employee: [
      "Schedules shows the published shifts of your location, week by week.",
      "Open one of your shifts to see its details and what you can ask for.",
      "The arrows beside the week go to the week before and after.",
    ],
  },
  calendar: {
    all: [
      "Calendar shows the shifts, time off, events and holidays of your locations.",
      "Choose a day to see all of it, or Add event to tell staff about something.",
      "Choose Day, Week, Month or Agenda to see more or less at once.",
    ],
    employee: [
      "Calendar shows your shifts and time off, with events and holidays.",
      "Choose Ask for time off and enter the days; your manager decides.",
      "You can cancel time off until it begins.",
    ],
  },
  timeEntries: {
    all: [
      "Time Entries lists worked time: what was punched, and what is paid.",
      "Open an entry to correct or approve it; choose a number to see how it was calculated.",
      "Fix and approve all entries before the pay period is closed.",
    ],
    employee: [
      "Time Entries lists your worked time and what is paid.",
      "Open an entry that is wrong to ask for a correction, or ask for one that is missing.",
      "When a pay period ends, check and sign your timesheet here.",
    ],
  },
  alerts: {
    all: [
      "Alerts lists what needs attention, such as late clock-ins and overtime.",
      "Open an alert to see its cause, then acknowledge, snooze or resolve it.",
      "An alert whose cause is gone is resolved automatically.",
    ],
    employee: [
      "Alerts lists what needs attention in your own time.",
      "Open an alert to see its cause and what to do.",
      "An alert whose cause is gone is resolved automatically.",
    ],
  },
  reports: {
    all: [
      "Reports shows the hours and pay of each pay period, and figures such as labor cost.",
      "Work through the checklist of the period, choose Close period, then Export to payroll.",
      "Choose a number to see how it was calculated.",
    ],
  },
  employees: {
    all: [
      "Employees lists the people you schedule and pay.",
      "Choose Add employee, or paste or import a list of people.",
      "Open an employee to change pay, availability, time off and access.",
    ],
    manager: [
      "Employees lists the people you schedule.",
      "Open an employee to see and change their work, availability and time off.",
      "Ask an admin to add an employee or to give access.",
    ],
    employee: [
      "Employees lists your colleagues and your own record.",
      "Open your record to see it and to set when you can work.",
      "Ask your manager if something in your record is wrong.",
    ],
  },
  wageChanges: {
    all: [
      "Wage Changes lists rates and salaries, each with the day from which it applies.",
      "Choose Add wage change, then the employee, the new pay and its first day.",
      "Pay of a period that was exported already is corrected by an adjustment.",
    ],
    manager: [
      "Wage Changes lists the rates and salaries that you may see.",
      "Open a change to see its details.",
      "Ask an admin to enter a change.",
    ],
    employee: [
      "Wage Changes lists your pay, each rate with the day from which it applies.",
      "Open a change to see its details.",
      "Ask your manager if a rate is wrong.",
    ],
  },
  locations: {
    all: [
      "Locations lists the places where people work, each with its time zone.",
      "Choose Add location, then open it to set its hours, staffing and rules of clocking in.",
      "Choose Pair a tablet so that employees clock in there with their PIN.",
    ],
  },
  users: {
    all: [
      "Users lists the logins of all companies.",
      "Search by name, company or e-mail, then open a login to see and change what it may do.",
      "The reason that you enter stays on record.",
    ],
  },
  subscription: {
    all: [
      "Subscription shows your plan, what it costs and who is counted.",
      "Change the plan or the seats at the top; you see the price before you confirm.",
      "Invoices and billing details are below.",
    ],
    manager: [
      "Subscription shows the plan of your company and who is counted.",
      "Usage by day says how many people were active on each day.",
      "Ask an admin to change the plan.",
    ],
    employee: [
      "Subscription shows the plan of your company and who is counted.",
      "Usage by day says how many people were active on each day.",
      "Ask an admin to change the plan.",
    ],
  },
  companyOptions: {
    all: [
      "Company Options lists all companies with their plan and state.",
      "Open a company to change its plan and limits, or to suspend, resume, delete or restore it.",
      "The reason that you enter stays on record.",
    ],
  },
  timeEntryAudits: {
    all: [
      "Time Entry Audits lists each change of a time entry: who made it, when and why.",
      "Filter the list, then open a change to see the times before and after.",
      "An exported audit can be proven to be complete and unchanged.",
    ],
    employee: [
      "Time Entry Audits lists each change of your time entries: who made it, when and why.",
      "Open a change to see the times before and after.",
      "Ask your manager if a change is wrong.",
    ],
  },
  settings: {
    all: [
      "Settings holds your own preferences and the rules of your company.",
      "Choose a section at the left; each explains what it changes.",
      "A rule of pay has an effective date, so earlier weeks stay as they were.",
    ],
    manager: [
      "Settings holds your own preferences.",
      "Choose how you sign in, what you are notified about and how times are written.",
      "Admins set the rules of the company.",
    ],
    employee: [
      "Settings holds your own preferences.",
      "Choose how you sign in, what you are notified about and how times are written.",
      "Admins set the rules of the company.",
    ],
  },
};
