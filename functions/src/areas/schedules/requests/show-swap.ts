import type { showSwapSchema, SwapEffect } from "@crewline/domain/records/schedules/shift-request";
import { mayReadPay } from "@crewline/domain/rules/access/record-access";
import { requestedShift } from "@crewline/domain/rules/schedules/requests/new-request";
import { isWaiting } from "@crewline/domain/rules/schedules/requests/request-state";
import { findingTextsOf } from "@crewline/domain/words/schedules/finding-words";
import type { z } from "zod/mini";
import { recordActorOf } from "../../../operations/access/record-actor.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import { companyReader } from "../../../operations/schedules/company-reader.ts";
import { readCompany } from "../../../store/company/read-company.ts";
import { judgeSwap } from "./exchange-shifts.ts";
import { getStandingShifts } from "./find-request.ts";

/**
 * Returns what a swap brings for each of the two, for a manager who may approve it; nothing of one
 * that was decided. Overtime follows pay terms only where the manager may read them. Throws
 * requestGone if one of the shifts changed.
 */
export async function showSwap(
  actor: Actor,
  { requestId }: z.infer<typeof showSwapSchema>,
): Promise<{ effects: SwapEffect[] }> {
  const store = await readCompany(actor.companyId);
  const request = await store.shiftRequests.get(requestId);
  for (const id of request.locationIds) {
    requireReach(actor, { locationIds: [id], what: "shiftRequest" });
  }
  if (request.other === null || !isWaiting(request)) return { effects: [] };
  const shiftOf = await getStandingShifts(store, request);
  const [own, other] = [shiftOf(request.shift.shiftId), shiftOf(request.other.shiftId)];
  const [company, reader] = await Promise.all([store.company(), recordActorOf(store, actor)]);
  const judged = await judgeSwap(store, actor, {
    own,
    other,
    mayReadPay: (employee) => mayReadPay(reader, employee),
  });
  return {
    effects: judged.map(({ shift, employee, brought }) => ({
      employeeId: employee.id,
      employeeName: employee.name,
      takes: requestedShift(shift),
      findings: findingTextsOf(
        brought,
        companyReader(company, { timeZone: shift.timeZone, locale: actor.locale }),
      ),
    })),
  };
}
