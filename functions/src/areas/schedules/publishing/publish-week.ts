import { weekSubject } from "@crewline/domain/records/history/history-event";
import type { publishWeekSchema } from "@crewline/domain/records/schedules/publication";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import type { PublishPlan } from "@crewline/domain/rules/schedules/publishing/publish-plan";
import {
  doesSomething,
  publishPlan,
} from "@crewline/domain/rules/schedules/publishing/publish-plan";
import { publishEffect } from "@crewline/domain/rules/schedules/publishing/publish-effect";
import { scheduleAfterPublish } from "@crewline/domain/rules/schedules/schedule-state";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { z } from "zod";
import type { Actor } from "../../../operations/commands/actor.ts";
import { attemptInTurn } from "../../../operations/commands/command.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import { recordHistory } from "../../../operations/history/record-history.ts";
import { now } from "../../../platform/clock.ts";
import { digestOf } from "../../../platform/digest.ts";
import { companyStore } from "../../../store/company/company-store.ts";
import { requireSchedulable } from "./require-schedulable.ts";
import { loadWeek } from "./load-week.ts";
import { showPlan } from "./show-plan.ts";
import { tellPeople } from "./tell-people.ts";

type Input = z.infer<typeof publishWeekSchema>;

/**
 * Publishes the chosen changes of the week as it is planned now, in one transaction, and notifies
 * the employees of their changes. Throws previewOutdated if these are not the changes that the
 * fingerprint names, nothingToPublish if there are none, and what blocks a shift that staff would
 * see.
 */
export function publishWeek(actor: Actor, input: Input) {
  const turn = `schedule of ${input.locationId}`;
  return attemptInTurn(actor, { input, turn }, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const { locationId, filter, message } = input;
    requireReach(actor, { locationIds: [locationId], what: "location" });
    const location = await store.locations.get(locationId);
    const company = await store.company();
    const weekStart = weekStartOf(input.weekStart, company.workRules.weekStart);
    const week = { locationId, weekStart };
    const { working, published } = await loadWeek(store, week);
    const schedule = await store.schedules.find(scheduleId(locationId, weekStart));
    const plan = publishPlan(working, published, filter);
    requireShown(plan, input.fingerprint);
    if (!doesSomething(plan)) throw new RuleViolation("nothingToPublish", {});
    const { diff, isWhole } = plan;
    await requireSchedulable(store, actor, { diff, location, company });
    const tellThem = await tellPeople(unit, actor, { diff, location, company, message });
    const publishing = { publishedAt: now(), publishedByName: actor.displayName, isWhole };
    const after = scheduleAfterPublish(schedule, week, publishing);
    const isFirst = (schedule?.publishedVersion ?? 0) === 0;
    showPlan(store, { plan, working, schedule: after, isFirst });
    store.schedules.save(after.id, after);
    const counts = {
      added: diff.added.length,
      changed: diff.changed.length,
      removed: diff.removed.length,
    };
    const total = published.length + counts.added - counts.removed;
    recordHistory(store, actor, {
      subject: weekSubject(after.id),
      act: "published",
      published: { ...counts, total },
    });
    tellThem(after);
    return { ...counts, publishedVersion: after.publishedVersion };
  });
}

function requireShown({ diff }: PublishPlan, fingerprint: string | undefined): void {
  if (fingerprint === undefined || fingerprint === digestOf(publishEffect(diff))) return;
  throw new RuleViolation("previewOutdated", {});
}
