import { isKeptWhileReadOnly } from "@crewline/domain/kernel/access/while-read-only";
import { accessTable } from "../access-table.ts";
import { callProcedures, typeOf } from "./call-procedures.ts";
import type { AnyRow } from "./row.ts";

/** The commands that a member of a company may give, by the permission that guards them. */
const commands = Object.entries<AnyRow>(accessTable).filter(
  ([path, { guard }]) => guard.includes(".") && typeOf(path) === "mutation",
);

/** The commands that a read-only company keeps. */
export const commandsKept: readonly string[] = commands
  .filter(([, { guard }]) => {
    const [area, action] = guard.split(".");
    return isKeptWhileReadOnly(area as "timeEntries", action as "punch");
  })
  .map(([path]) => path)
  .toSorted();

/**
 * Gives every command with an empty input: a read-only company refuses it before the input is
 * looked at. Returns the paths that were refused for it, and the others, in order.
 */
export async function tryEveryCommand(
  idToken: string,
): Promise<{ refused: string[]; kept: string[] }> {
  const refused: string[] = [];
  const kept: string[] = [];
  const things = {} as never;
  for (let from = 0; from < commands.length; from += 10) {
    const calls = commands.slice(from, from + 10).map(([path]) => ({ path, input: {}, things }));
    const answers = await callProcedures(idToken, calls);
    for (const [index, { path }] of calls.entries()) {
      (answers[index]?.rule === "companyReadOnly" ? refused : kept).push(path);
    }
  }
  return { refused: refused.toSorted(), kept: kept.toSorted() };
}
