import { isKeptWhileReadOnly } from "@crewline/domain/kernel/access/while-read-only";
import { accessTable } from "../access-table.ts";
import { callProcedures, typeOf } from "./call-procedures.ts";
import type { AnyRow } from "./row.ts";

const mutations = Object.entries<AnyRow>(accessTable).filter(
  ([path]) => typeOf(path) === "mutation",
);

/** The commands that a member of a company may give, by the permission that guards them. */
const commands = mutations.filter(([, { guard }]) => guard.includes("."));

/** Every mutation that asks who calls; the others are of no login. */
const ofLogins = mutations
  .filter(([, { guard }]) => guard !== "anyone" && guard !== "kiosk")
  .filter(([path]) => path !== "users.leaveView");

/** The commands that a read-only company keeps. */
export const commandsKept: readonly string[] = commands
  .filter(([, { guard }]) => {
    const [area, action] = guard.split(".");
    return isKeptWhileReadOnly(area as "timeEntries", action as "punch");
  })
  .map(([path]) => path)
  .toSorted();

interface Tried {
  /** The paths that were refused for the rule, in order, and all others. */
  refused: string[];
  kept: string[];
}

/**
 * Gives every command with an empty input: a read-only company refuses it before the input is
 * looked at.
 */
export function tryEveryCommand(idToken: string): Promise<Tried> {
  return tryAll(commands, { idToken, rule: "companyReadOnly" });
}

/** Calls every mutation of logins likewise but the one that leaves a view: the view refuses it. */
export function tryEveryMutation(idToken: string): Promise<Tried> {
  return tryAll(ofLogins, { idToken, rule: "viewingOnly" });
}

async function tryAll(
  rows: typeof mutations,
  { idToken, rule }: { idToken: string; rule: string },
): Promise<Tried> {
  const refused: string[] = [];
  const kept: string[] = [];
  const things = {} as never;
  for (let from = 0; from < rows.length; from += 10) {
    const calls = rows.slice(from, from + 10).map(([path]) => ({ path, input: {}, things }));
    const answers = await callProcedures(idToken, calls);
    for (const [index, { path }] of calls.entries()) {
      (answers[index]?.rule === rule ? refused : kept).push(path);
    }
  }
  return { refused: refused.toSorted(), kept: kept.toSorted() };
}
