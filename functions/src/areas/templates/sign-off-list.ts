import type { SignOffInput } from "@crewline/domain/rules/checklists/answer-input";
import { signedOff } from "@crewline/domain/rules/checklists/sign-off";
import type { Actor } from "../../operations/commands/actor.ts";
import { commandInTurn } from "../../operations/commands/command.ts";
import { now } from "../../platform/clock.ts";
import type { Done } from "../../rpc/answers.ts";
import { findRun } from "./find-run.ts";

/** Signs off a list that is done. Throws notFound, notSignable and checklistOfOther. */
export function signOffList(actor: Actor, input: SignOffInput): Promise<Done> {
  const { locationId, day } = input;
  const turn = `checklists of ${locationId} ${day}`;
  return commandInTurn(actor, { input, turn }, async (store) => {
    const { id, run, own } = await findRun(store, actor, input);
    const by = { own, byEmployeeId: actor.employeeId, byName: actor.displayName, at: now() };
    const after = signedOff(run, by);
    if (after !== run) store.checklistDays.change({ id, locationId, day }, [[after, "save"]]);
    return {};
  });
}
