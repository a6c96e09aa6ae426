import { weekSubject } from "@crewline/domain/records/history/history-event";
import type { publishWeekSchema } from "@crewline/domain/records/schedules/publication";
import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import type { PublishPlan } from "@crewline/domain/rules/schedules/publishing/publish-plan";
import {
  doesSomething,
  publishPlan,
} from "@crewline/domain/rules/schedules/publishing/publish-plan";
import { publishEffect } from "@crewline/domain/rules/schedules/publishing/publish-effect";
import { toldPeople } from "@crewline/domain/rules/schedules/publishing/told-people";
import {
  lastVersionOf,
  scheduleAfterPublish,
} from "@crewline/domain/rules/schedules/schedule-state";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { commandInTurn } from "../../../operations/commands/command.ts";
import { recordHistory } from "../../../operations/history/record-history.ts";
import { requireUnlocked } from "../../../operations/schedules/open-weeks.ts";
import { now } from "../../../platform/clock.ts";
import { digestOf } from "../../../platform/digest.ts";
import { findWeek } from "./find-week.ts";
import { holdPublication } from "./hold-publication.ts";
import { requireBudgeted } from "./exceeded-budgets.ts";
import { requireSchedulable } from "./require-schedulable.ts";
import { lateChanges } from "./late-changes.ts";
import { loadWeek } from "../../../operations/schedules/load-week.ts";
import { shiftsBefore } from "./shifts-before.ts";
import { showPlan } from "./show-plan.ts";

type Input = z.infer<typeof publishWeekSchema>;

/**
 * Publishes the chosen changes of the week as it is planned now, in one transaction: staff see all
 * of them, or none. People are told once the hold is over. Throws previewOutdated if these are not
 * the changes that the fingerprint names, nothingToPublish if there are none, noticeReasonNeeded or
 * budgetReasonNeeded for short notice and exceeded budgets without a reason, weekLocked, and what
 * blocks a shift that staff would see.
 */
export function publishWeek(actor: Actor, input: Input) {
  const turn = `schedule of ${input.locationId}`;
  return commandInTurn(actor, { input, turn }, async (store) => {
    const { filter, message, askedBy } = input;
    const { location, company, week, before } = await findWeek(store, actor, input);
    await requireUnlocked(store, [before]);
    const { working, published } = await loadWeek(store, week);
    const plan = publishPlan(working, published, filter);
    requireShown(plan, input.fingerprint);
    if (!doesSomething(plan)) throw new RuleViolation("nothingToPublish", {});
    const { diff, isWhole } = plan;
    const late = lateChanges({ diff, company, reason: input.reason, askedBy });
    const { weekStart } = week;
    const planned = { company, location, weekStart, working };
    await requireBudgeted(store, actor, { ...planned, diff, reason: input.reason });
    await requireSchedulable(store, actor, { diff, location, company });
    const publishing = { publishedAt: now(), publishedByName: actor.displayName, isWhole };
    const after = scheduleAfterPublish(before, week, publishing);
    const isFirst = lastVersionOf(before) === 0;
    const shown = showPlan(store, { plan, working, published, schedule: after, isFirst });
    store.schedules.save(after.id, after);
    const counts = {
      added: diff.added.length,
      changed: diff.changed.length,
      removed: diff.removed.length,
    };
    const told = { ...counts, total: shown.length, ...(late.length > 0 && { late: late.length }) };
    const today = localDateAt(now(), location.timeZone);
    const roleName = jobRoleNames(company.jobRoles);
    const publisherId = actor.employeeId;
    const { id: publicationId, holdUntil } = holdPublication(store, actor, {
      kind: "published",
      schedule: after,
      scheduleBefore: before,
      shown,
      before: shiftsBefore(plan, working),
      people: toldPeople(diff, { today, roleName, seen: published, publisherId }),
      counts: told,
      premiums: late,
      askedBy,
      message,
      reason: input.reason ?? null,
    });
    recordHistory(store, actor, {
      subject: weekSubject(after.id),
      act: "published",
      of: publicationId,
      published: told,
      reason: input.reason ?? null,
    });
    return { ...counts, publishedVersion: after.publishedVersion, publicationId, holdUntil };
  });
}

function requireShown({ diff }: PublishPlan, fingerprint: string | undefined): void {
  if (fingerprint === undefined || fingerprint === digestOf(publishEffect(diff))) return;
  throw new RuleViolation("previewOutdated", {});
}
