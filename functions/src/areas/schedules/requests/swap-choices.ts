import { addDays } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type {
  swapChoicesSchema,
  SwapChoice,
} from "@crewline/domain/records/schedules/shift-request";
import { MOST_SWAP_CHOICES, SWAP_DAYS } from "@crewline/domain/records/schedules/shift-request";
import { requestedShift } from "@crewline/domain/rules/schedules/requests/new-request";
import { swapChoicesOf } from "@crewline/domain/rules/schedules/requests/swap-choices";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { exchangeOf } from "@crewline/domain/rules/schedules/requests/exchange-terms";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { readPlanJudge } from "../../../operations/schedules/read-plan-judge.ts";
import { getLocations } from "../../../operations/locations/get-locations.ts";
import { daysOfLocation } from "../../../store/company/filters.ts";
import { readCompany } from "../../../store/company/read-company.ts";
import { getOwnComing } from "./find-request.ts";

/**
 * Returns the published shifts of colleagues at the location that the caller can swap a shift for:
 * the rules allow both. Nothing is said of the others, so that their reasons stay unknown.
 */
export async function swapChoices(
  actor: Actor,
  { shiftId }: z.infer<typeof swapChoicesSchema>,
): Promise<{ choices: SwapChoice[] }> {
  const store = await readCompany(actor.companyId);
  const own = await getOwnComing(store, actor, shiftId);
  const company = await store.company();
  const { swaps } = exchangeOf(company);
  if (swaps === "off") throw new RuleViolation("requestsOff", { kind: "swap" });
  const [location] = await getLocations(store, [own.locationId]);
  if (location === undefined) throw new RuleViolation("notFound", { what: "location" });
  const today = localDateAt(store.now(), location.timeZone);
  const days = daysOfLocation(location.id, today, addDays(today, SWAP_DAYS));
  const shifts = (await store.shifts.list(days)).filter(
    ({ state, employeeId, startsAt }) =>
      state === "published" && employeeId !== own.employeeId && startsAt > store.now(),
  );
  const employeeIds = [own, ...shifts].flatMap(({ employeeId }) => employeeId ?? []);
  const asked = { company, location, employeeIds, days: [own, ...shifts].map(({ day }) => day) };
  const judge = await readPlanJudge(store, actor, asked);
  const found = swapChoicesOf({
    own,
    shifts,
    judge,
    needsApproval: swaps === "approval",
    now: store.now(),
  });
  const choices = found.slice(0, MOST_SWAP_CHOICES).flatMap((shift) => {
    const employee = shift.employeeId === null ? null : judge.personOf(shift.employeeId)?.employee;
    if (employee === null || employee === undefined) return [];
    const { id: employeeId, name: employeeName } = employee;
    return [{ ...requestedShift(shift), employeeId, employeeName }];
  });
  return { choices };
}
