import type { Area } from "@crewline/domain/kernel/access/area";
import type { LoginRights } from "@crewline/domain/kernel/access/permissions";
import { may } from "@crewline/domain/kernel/access/permissions";
import { scheduleKeys } from "../entities/schedules/schedule-keys.ts";
import type { KeyHelp } from "../ui/keyboard/keys-dialog.tsx";

export const everyScreenKeys: readonly KeyHelp[] = [
  ["Ctrl + K, Cmd + K", "Go to a person, week, screen or setting, or start something"],
  ["?", "Help with this screen"],
];

export const listKeys: readonly KeyHelp[] = [
  ["/", "Search"],
  ["j, k", "The next row, the row before"],
  ["Enter", "Open the row"],
  ["x", "Select the row, or take it out of the selection"],
  ["Shift + click", "Select all rows from the last selected one to this one"],
  ["Esc", "Close what is open; with nothing open, clear the selection"],
];

const calendarKeys: readonly KeyHelp[] = [
  ["d, w, m, a", "Show a day, a week, a month, or the agenda"],
  ["t", "Today"],
];

const readScheduleKeys: readonly KeyHelp[] = [
  ["Left, right", "The week before and after"],
  ["t", "The present week"],
];

/** Returns the keys that work on this screen alone, for what the login may do there. */
export function keysOfScreen(area: Area, login: LoginRights): readonly KeyHelp[] {
  const add = (noun: string): KeyHelp => ["n", `Add ${noun}`];
  const keys: Readonly<Partial<Record<Area, readonly KeyHelp[]>>> = {
    schedules: may(login, "schedules", "edit") ? scheduleKeys : readScheduleKeys,
    calendar: calendarKeys,
    templates: may(login, "templates", "edit") ? [add("a checklist")] : [],
    employees: may(login, "employees", "add") ? [add("an employee")] : [],
    wageChanges: may(login, "wageChanges", "edit") ? [add("a wage change")] : [],
    locations: may(login, "locations", "edit") ? [add("a location")] : [],
    alerts: may(login, "alerts", "handle") ? [["a", "Acknowledge the selected alerts"]] : [],
    timeEntries: may(login, "timeEntries", "approve") ? reviewKeys : [],
    reports: may(login, "reports", "close") ? [...periodKeys, closeKey] : periodKeys,
  };
  return keys[area] ?? [];
}

const reviewKeys: readonly KeyHelp[] = [
  ["a", "Accept what is proposed and go to the next entry"],
  ["A", "Approve all clean entries"],
];

const periodKeys: readonly KeyHelp[] = [
  ["n, p", "The next problem of the checklist, the problem before"],
  ["a", "Accept what is proposed and go to the next one"],
  ["A", "Approve all clean entries"],
];
const closeKey: KeyHelp = ["c", "Close the pay period"];

const withoutList: readonly Area[] = ["home", "schedules", "calendar", "subscription", "settings"];

/** True for screens that show a list with the keys of lists. */
export function hasListKeys(area: Area): boolean {
  return !withoutList.includes(area);
}
