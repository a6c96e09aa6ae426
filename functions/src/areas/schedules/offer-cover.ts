import type { offerCoverSchema } from "@crewline/domain/records/schedules/cover-offer";
import { coverOfferId } from "@crewline/domain/records/schedules/cover-offer";
import {
  closedOffers,
  newOffer,
  offerEnd,
} from "@crewline/domain/rules/schedules/cover/cover-offers";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { readOpenWeeks } from "../../operations/schedules/open-weeks.ts";
import { now } from "../../platform/clock.ts";
import type { Done } from "../../rpc/answers.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { readOffers } from "../../operations/schedules/close-cover.ts";
import { tellEmployees } from "./tell-about-cover.ts";

/**
 * Offers a published shift to employees of its location; the first to accept gets it. Those who
 * were asked before still can, unless the shift has changed since. Throws coverUnpublished, coverTooLate.
 */
export function offerCover(actor: Actor, input: z.infer<typeof offerCoverSchema>): Promise<Done> {
  return attempt(actor, input, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const shift = await store.shifts.get(input.shiftId);
    requireReach(actor, { locationIds: [shift.locationId], what: "shift" });
    requireVersion(shift, input.expectedVersion, {
      what: "shift",
      changedBy: shift.updatedByName,
    });
    await readOpenWeeks(store, [shift]);
    const employeeIds = [...new Set(input.employeeIds)].filter((id) => id !== shift.employeeId);
    const people = await store.employees.findAll(employeeIds);
    const asked = people.filter(({ locationIds }) => locationIds.includes(shift.locationId));
    if (asked.length < employeeIds.length)
      throw new RuleViolation("notFound", { what: "employee" });
    const at = now();
    const expiresAt = offerEnd(shift, input.hours, at);
    const [cover, before] = [await store.covers.find(shift.id), await readOffers(store, shift.id)];
    const stands = cover?.state === "open" && cover.shiftVersion === shift.version;
    const earlier = before.filter(({ employeeId }) => !employeeIds.includes(employeeId));
    const kept = stands ? earlier : [];
    const closed = stands ? [] : closedOffers(earlier, "withdrawn");
    const tell = await tellEmployees(unit, actor, { event: "offered", shift, employeeIds });
    const terms = { offeredByName: actor.displayName, offeredAt: at, expiresAt };
    for (const offer of closed) store.coverOffers.save(offer.id, offer);
    for (const id of employeeIds) {
      store.coverOffers.save(coverOfferId(shift.id, id), newOffer(shift, id, terms));
    }
    store.covers.save(shift.id, {
      id: shift.id,
      locationId: shift.locationId,
      employeeIds: [...kept.map(({ employeeId }) => employeeId), ...employeeIds],
      state: "open",
      shiftVersion: shift.version,
      offeredBy: actor.uid,
      expiresAt: kept.reduce(
        (last, one) => (one.expiresAt > last ? one.expiresAt : last),
        expiresAt,
      ),
    });
    tell(`${shift.id}_${Date.parse(at)}`);
    return {};
  });
}
