import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { instantAfter } from "@crewline/domain/kernel/time/instant";
import { picturedTypes } from "@crewline/domain/records/checklists/checklist-item";
import {
  CHECKLIST_PHOTO_DAYS,
  checklistPhotoId,
} from "@crewline/domain/records/checklists/checklist-photo";
import { requireChecklistPhoto } from "@crewline/domain/rules/employees/read-photo";
import type {
  ChecklistAnswer,
  ChecklistRun,
} from "@crewline/domain/records/checklists/checklist-run";
import type { AnswerInput } from "@crewline/domain/rules/checklists/answer-input";
import { followUpOf } from "@crewline/domain/rules/checklists/follow-up";
import { fitsItem } from "@crewline/domain/rules/checklists/judge-answer";
import { failedItems, isFor, withAnswer } from "@crewline/domain/rules/checklists/run-state";
import { tapTime } from "@crewline/domain/rules/time-entries/tap-time";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { lookSoon } from "../../operations/alerts/look-soon.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { commandInTurn } from "../../operations/commands/command.ts";
import { now } from "../../platform/clock.ts";
import type { Done } from "../../rpc/answers.ts";
import type { RunChange } from "../../store/company/checklists.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { findRun } from "./find-run.ts";

/**
 * Enters what was tapped for an item of a list, also a while ago on a device without a network.
 * Throws notFound, checklistOfOther, checklistOver, checklistSignedOff, wrongAnswer, photoRefused
 * and tappedByOther.
 */
export async function answerItem(actor: Actor, { sending, ...input }: AnswerInput): Promise<Done> {
  const { tap, locationId, day, itemId } = input;
  if (tap !== null && tap.uid !== null && tap.uid !== actor.uid) {
    throw new RuleViolation("tappedByOther", {});
  }
  const { at } = tapTime(tap, sending, now());
  const turn = `checklists of ${locationId} ${day}`;
  let isLookDue = false;
  const done = await commandInTurn(actor, { input, turn }, async (store) => {
    const { id, own, run, runs } = await findRun(store, actor, input);
    requireOpen(run, { own, at });
    const byEmployeeId = actor.employeeId;
    const answer = answerOf(run, input, { at, byEmployeeId });
    const after = withAnswer(run, { itemId, answer, at, byEmployeeId });
    if (after !== run) {
      const task = followUpOf(after, itemId, runs);
      const changes: RunChange[] = [[after, "save"], ...(task === null ? [] : [task])];
      store.checklistDays.change({ id, locationId, day }, changes);
      keepPicture(store, input, { at, byEmployeeId });
    }
    isLookDue = failedItems(run).length + failedItems(after).length > 0;
    return {};
  });
  if (isLookDue) await lookSoon(actor.companyId, locationId);
  return done;
}

/** Managers may help with any list; others do their own, and what nobody in their roles started. */
function requireOpen(run: ChecklistRun, { own, at }: { own: Employee | null; at: Instant }): void {
  if (own !== null && !isFor(run, own)) throw new RuleViolation("checklistOfOther", {});
  if (run.signedOff !== null) throw new RuleViolation("checklistSignedOff", { name: run.name });
  if (run.missedAt !== null && at > run.missedAt) {
    throw new RuleViolation("checklistOver", { name: run.name });
  }
}

type Given = Omit<AnswerInput, "sending">;
type By = Pick<ChecklistAnswer, "at" | "byEmployeeId">;

/**
 * Throws notFound for an item that the list does not have, wrongAnswer for a value of another kind
 * and for one without its picture, photoRefused.
 */
function answerOf({ items }: ChecklistRun, given: Given, by: By): ChecklistAnswer | null {
  const { itemId, value, note, photo } = given;
  const item = items.find(({ id }) => id === itemId);
  if (item === undefined) throw new RuleViolation("notFound", { what: "checklist" });
  if (value === null) return null;
  const isPictured = picturedTypes.has(item.type);
  if (!fitsItem(item, value) || isPictured !== (photo !== null)) {
    throw new RuleViolation("wrongAnswer", { name: item.label });
  }
  if (photo === null) return { value, note, ...by };
  requireChecklistPhoto(photo.type, Buffer.from(photo.base64, "base64"));
  return { value: checklistPhotoId(given), note, ...by };
}

/** Keeps the picture of an answer in place of the one before. */
function keepPicture(
  store: CompanyStore,
  given: Given,
  { at, byEmployeeId: employeeId }: By,
): void {
  const { locationId, day, photo } = given;
  if (photo === null) return;
  const id = checklistPhotoId(given);
  const deleteAt = instantAfter(at, CHECKLIST_PHOTO_DAYS * 86_400);
  store.checklistPhotos.save(id, { ...photo, id, locationId, day, employeeId, deleteAt });
}
