import { headingKey } from "../../kernel/csv/map-columns.ts";
import type { PunchKind } from "../../records/time-entries/punch-record.ts";

/**
 * What clocks write for each kind of punch, without case, spaces and signs ("C/In" is "cin"). The
 * digits are those of ZKTeco and of the many clocks that follow it: 4 and 5 begin and end overtime.
 */
const written: Readonly<Record<PunchKind, readonly string[]>> = {
  clockIn: [
    "in i 0 4 cin clockin clockedin checkin checkedin punchin signin timein start startwork workstart",
    "begin arrive arrival on overtimein otin inpunch k kommen kommt beginn entrada entree ingreso",
  ].flatMap((names) => names.split(" ")),
  clockOut: [
    "out o 1 5 cout clockout clockedout checkout checkedout punchout signout timeout end stop endwork",
    "workend finish leave departure off overtimeout otout outpunch g gehen geht ende salida sortie",
  ].flatMap((names) => names.split(" ")),
  startBreak: [
    "2 bs breakstart startbreak startofbreak breakbegin beginbreak breakout outbreak breakstarted",
    "mealstart startmeal mealout lunchstart startlunch lunchout reststart pausestart pausebeginn",
  ].flatMap((names) => names.split(" ")),
  endBreak: [
    "3 be breakend endbreak endofbreak breakstop stopbreak breakin inbreak breakended backfrombreak",
    "mealend endmeal mealin lunchend endlunch lunchin restend pauseend pauseende",
  ].flatMap((names) => names.split(" ")),
};

const kindOf = new Map<string, PunchKind>(
  (Object.keys(written) as PunchKind[]).flatMap((kind) =>
    written[kind].map((name): [string, PunchKind] => [name, kind]),
  ),
);

/** What clocks write where the employee chose nothing. */
const unsaid: readonly string[] = ["", "255", "none", "auto", "unknown", "punch", "undefined"];

/** The kind of punch that a cell names: null where it says none, undefined for an unknown word. */
export function readPunchKind(text: string): PunchKind | null | undefined {
  const key = headingKey(text);
  return unsaid.includes(key) ? null : kindOf.get(key);
}
