import type { Area } from "@crewline/domain/kernel/access/area";
import { areas } from "@crewline/domain/kernel/access/area";
import type { ActionOf, LoginRights } from "@crewline/domain/kernel/access/permissions";
import { may } from "@crewline/domain/kernel/access/permissions";
import { isKeptWhileReadOnly } from "@crewline/domain/kernel/access/while-read-only";
import type { PaletteEntry } from "./palette-entry.ts";

interface Reader {
  rights: LoginRights;
  /** False for a login without a record of an employee, who has no clock and no time off. */
  isEmployee: boolean;
  /** True in a read-only company, which keeps the clock. */
  isReadOnly: boolean;
}

interface Action {
  entry: PaletteEntry;
  isFor: (reader: Reader) => boolean;
}

interface Words {
  label: string;
  otherWords: string;
  to: string;
  /** The screen to which it goes; by default that of the right. */
  screen?: Area;
}

/** An action of those who have the right, at a screen that they see. */
function action<A extends Area>(area: A, right: ActionOf<A>, words: Words): Action {
  const { label, otherWords, to, screen = area } = words;
  const detail = areas.find((one) => one.area === screen)?.label ?? "";
  return {
    entry: { kind: "action", label, detail, otherWords, to },
    isFor: ({ rights, isReadOnly }) =>
      may(rights, screen, "view") &&
      may(rights, area, right) &&
      (!isReadOnly || isKeptWhileReadOnly(area, right)),
  };
}

/** The same of employees for themselves. */
function ownAction<A extends Area>(area: A, right: ActionOf<A>, words: Words): Action {
  const { entry, isFor } = action(area, right, words);
  return { entry, isFor: (reader) => reader.isEmployee && isFor(reader) };
}

/** An action of those who cannot edit time entries themselves. */
function forAsking({ entry, isFor }: Action): Action {
  return {
    entry,
    isFor: (reader) => isFor(reader) && !may(reader.rights, "timeEntries", "edit"),
  };
}

const actions: readonly Action[] = [
  ownAction("timeEntries", "punch", {
    label: "Clock in or out",
    otherWords: "punch break start stop",
    to: "/?do=clock",
    screen: "home",
  }),
  action("schedules", "edit", {
    label: "Add shift",
    otherWords: "new plan assign create",
    to: "/schedules?do=add",
  }),
  action("schedules", "publish", {
    label: "Publish week…",
    otherWords: "schedule send staff",
    to: "/schedules?do=publish",
  }),
  action("schedules", "edit", {
    label: "Copy last week…",
    otherWords: "schedule repeat",
    to: "/schedules?do=copy",
  }),
  action("timeEntries", "edit", {
    label: "Add time",
    otherWords: "new time entry hours create",
    to: "/time-entries?do=add",
  }),
  ownAction("calendar", "requestTimeOff", {
    label: "Ask for time off",
    otherWords: "request vacation leave holiday sick",
    to: "/calendar?do=timeOff",
  }),
  forAsking(
    ownAction("timeEntries", "ask", {
      label: "Forgot to clock in",
      otherWords: "missing time correction request",
      to: "/time-entries?do=forgotten",
    }),
  ),
  action("employees", "add", {
    label: "Add employee",
    otherWords: "new person hire staff create invite",
    to: "/employees?do=add",
  }),
  action("wageChanges", "edit", {
    label: "Add wage change",
    otherWords: "new rate raise pay salary create",
    to: "/wage-changes?do=add",
  }),
  action("locations", "edit", {
    label: "Add location",
    otherWords: "new site store branch create",
    to: "/locations?do=add",
  }),
  action("templates", "edit", {
    label: "Add checklist",
    otherWords: "new template tasks create",
    to: "/templates?do=add",
  }),
  action("calendar", "editEvents", {
    label: "Add event",
    otherWords: "new note calendar create",
    to: "/calendar?do=event",
  }),
  action("reports", "export", {
    label: "Export payroll",
    otherWords: "pay period close download file",
    to: "/reports",
  }),
  action("reports", "enterSales", {
    label: "Enter sales",
    otherWords: "revenue takings",
    to: "/reports?report=sales",
  }),
  action("employees", "edit", {
    label: "Import people…",
    otherWords: "employees file csv upload",
    to: "/employees?do=file",
  }),
  action("timeEntries", "edit", {
    label: "Import time…",
    otherWords: "punches file csv upload",
    to: "/time-entries?do=file",
  }),
];

/** What the reader can do from anywhere, by their role and the company's plan. */
export function actionEntries(reader: Reader): PaletteEntry[] {
  return actions.filter(({ isFor }) => isFor(reader)).map(({ entry }) => entry);
}

/** What an action keeps of the address where its screen is open already. */
const kept: readonly string[] = ["location", "week", "day"];

/**
 * Where an entry leads from the screen at `from`: an action on the schedule that is open is one on
 * its location and week.
 */
export function pathFrom(from: URL, { kind, to }: PaletteEntry): string {
  const target = new URL(to, from);
  if (kind !== "action" || target.pathname !== from.pathname) return to;
  for (const name of kept) {
    const value = from.searchParams.get(name);
    // Shifts are added and published at one location.
    if (value !== null && value !== "all") target.searchParams.set(name, value);
  }
  return `${target.pathname}${target.search}`;
}
