import type { ShiftRequest } from "@crewline/domain/records/schedules/shift-request";
import {
  requestAfter,
  requestedShift,
} from "@crewline/domain/rules/schedules/requests/new-request";
import type { Actor } from "../../../operations/commands/actor.ts";
import { requestTeller } from "../../../operations/schedules/requests/tell-about-request.ts";
import {
  claimsFor,
  waitingAbout,
} from "../../../operations/schedules/requests/waiting-requests.ts";
import { now } from "../../../platform/clock.ts";
import { companyStore } from "../../../store/company/company-store.ts";
import type { Unit } from "../../../store/unit/unit.ts";
import { assignPublished } from "../../../operations/schedules/assign-published.ts";
import type { PlacedPlan } from "../../../operations/schedules/placed-plan.ts";
import type { FreeShift } from "./find-free-shift.ts";
import { otherSpots } from "./find-free-shift.ts";

/** A request of which something came when the shift was given, and what its employee is told. */
interface Settled {
  request: ShiftRequest;
  event: "take" | "approve" | "lose";
  news: "taken" | "approved" | "lost";
}

/**
 * Gives a free shift to an employee and settles what was asked about it: the own claim is done, the
 * employee who gave it up is told, and without another spot the other claims are lost. Reads now,
 * and returns the function that writes.
 */
export async function giveShift(
  unit: Unit,
  actor: Actor,
  { free, placed }: { free: FreeShift; placed: PlacedPlan },
): Promise<() => void> {
  const store = companyStore(unit, actor.companyId);
  const { shift } = free;
  const claims = await claimsFor(store, requestedShift(shift));
  const isLast = shift.employeeId !== null || (await otherSpots(store, shift)).length === 0;
  const drops = (await waitingAbout(store, shift.id)).filter(({ kind }) => kind === "drop");
  const at = { at: now(), byName: actor.displayName };
  const settled: Settled[] = [
    ...drops.map((request): Settled => ({ request, event: "take", news: "taken" })),
    ...claims.flatMap((request): Settled[] => {
      const isOwn = request.employeeId === placed.employeeId;
      if (isOwn) return [{ request, event: "approve", news: "approved" }];
      return isLast ? [{ request, event: "lose", news: "lost" }] : [];
    }),
  ];
  const told = await Promise.all(
    settled.map(async (one) => {
      const { request } = one;
      const asked = { request, by: actor, withManagers: false };
      return { ...one, tell: await requestTeller(unit, actor.companyId, asked) };
    }),
  );
  const assign = await assignPublished(store, actor, { shift, placed });
  return () => {
    assign();
    for (const { request, event, news, tell } of told) {
      const after = requestAfter(request, event, at);
      store.shiftRequests.save(request.id, after);
      tell({ event: news, request: after, to: [request.employeeId] });
    }
  };
}
