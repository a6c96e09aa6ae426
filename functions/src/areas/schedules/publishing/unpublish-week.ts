import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { weekSubject } from "@crewline/domain/records/history/history-event";
import type { unpublishWeekSchema } from "@crewline/domain/records/schedules/publication";
import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import { publishEffect } from "@crewline/domain/rules/schedules/publishing/publish-effect";
import { toldPeople } from "@crewline/domain/rules/schedules/publishing/told-people";
import { withdrawalOf } from "@crewline/domain/rules/schedules/publishing/withdrawal";
import { scheduleAfterWithdrawal } from "@crewline/domain/rules/schedules/schedule-state";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { commandInTurn } from "../../../operations/commands/command.ts";
import { recordHistory } from "../../../operations/history/record-history.ts";
import { requireUnlocked } from "../../../operations/schedules/open-weeks.ts";
import { now } from "../../../platform/clock.ts";
import { digestOf } from "../../../platform/digest.ts";
import { hideShifts } from "./hide-shifts.ts";
import { findWeek } from "./find-week.ts";
import { holdPublication } from "./hold-publication.ts";
import { lateChanges } from "./late-changes.ts";
import { loadWeek } from "../../../operations/schedules/load-week.ts";
import { shiftsBefore } from "./shifts-before.ts";

type Input = z.infer<typeof unpublishWeekSchema>;

/**
 * Takes the shifts of a week that are still to come back to drafts, in one transaction: staff see
 * none of them any more. People are told why once the hold is over. Throws previewOutdated if these
 * are not the shifts that the fingerprint names, nothingToUnpublish if there are none, and weekLocked.
 */
export function unpublishWeek(actor: Actor, input: Input) {
  const turn = `schedule of ${input.locationId}`;
  return commandInTurn(actor, { input, turn }, async (store) => {
    const { reason } = input;
    const { location, company, week, before } = await findWeek(store, actor, input);
    await requireUnlocked(store, [before]);
    const { working, published } = await loadWeek(store, week);
    const { diff, staying } = withdrawalOf(published, now());
    const { fingerprint } = input;
    if (fingerprint !== undefined && fingerprint !== digestOf(publishEffect(diff))) {
      throw new RuleViolation("previewOutdated", {});
    }
    const removed = diff.removed.length;
    if (before === null || removed === 0) throw new RuleViolation("nothingToUnpublish", {});
    const late = lateChanges({ diff, company, reason, askedBy: [] });
    const schedule = scheduleAfterWithdrawal(before, { staysPublished: staying.length > 0 });
    hideShifts(store, { diff, working, schedule });
    store.schedules.save(schedule.id, schedule);
    const total = staying.length;
    const counts = { added: 0, changed: 0, removed, total };
    const told = { ...counts, ...(late.length > 0 && { late: late.length }) };
    const today = localDateAt(now(), location.timeZone);
    const roleName = jobRoleNames(company.jobRoles);
    const { id: publicationId, holdUntil } = holdPublication(store, actor, {
      kind: "withdrawn",
      schedule,
      scheduleBefore: before,
      shown: staying,
      before: shiftsBefore({ diff, marked: [] }, working),
      // Who unpublishes is told as well, so that nothing is left for them to confirm.
      people: toldPeople(diff, { today, roleName, seen: published, publisherId: null }),
      counts: told,
      premiums: late,
      askedBy: [],
      message: "",
      reason,
    });
    recordHistory(store, actor, {
      subject: weekSubject(schedule.id),
      act: "unpublished",
      of: publicationId,
      published: told,
      reason,
    });
    return { removed, publicationId, holdUntil };
  });
}
