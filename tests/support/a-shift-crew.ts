import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ShiftRequestId } from "@crewline/domain/kernel/ids/record-ids";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { ExchangeSettings } from "@crewline/domain/records/schedules/exchange-settings";
import { defaultExchange } from "@crewline/domain/records/schedules/exchange-settings";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { aCompany, aMember } from "./a-company.ts";
import { anAttempt } from "./api-client.ts";
import { mailsTo } from "./outbox.ts";
import { todayInNewYork } from "./today.ts";

export const day = addDays(todayInNewYork(), 8);
export const nextDay = addDays(day, 1);

/** A manager and three employees of a company with these settings of claims, swaps and drops. */
export async function aShiftCrew(exchange: Partial<ExchangeSettings> = {}) {
  const company = await aCompany();
  const { harbor } = company;
  const [marcus, ana, ben, cleo] = await Promise.all([
    aMember(company, { role: "manager", reach: [harbor], name: "Marcus" }),
    aMember(company, { name: "Ana" }),
    aMember(company, { name: "Ben" }),
    aMember(company, { name: "Cleo" }),
  ]);
  const store = await company.read();
  const { version: expectedVersion } = await store.company();
  await company.owner.api.settings.saveExchange.mutate({
    ...anAttempt(),
    expectedVersion,
    exchange: { ...defaultExchange, ...exchange },
  });
  const publish = async () => {
    const weeks = new Set([day, nextDay].map((one) => weekStartOf(one, "monday")));
    for (const weekStart of weeks) {
      await company.owner.api.schedules.publish
        .mutate({ ...anAttempt(), locationId: harbor, weekStart })
        .catch(() => undefined);
    }
  };
  const shiftOf = (shiftId: ShiftId) => store.shifts.get(shiftId);
  const requestOf = (requestId: ShiftRequestId) => store.shiftRequests.get(requestId);
  const told = async ({ login }: Pick<typeof ana, "login">) =>
    (await mailsTo(login.email)).flatMap(({ content }) =>
      content.kind === "shiftRequest" ? [`${content.requestKind} ${content.event}`] : [],
    );
  const decide = (requestId: ShiftRequestId, decision: "approved" | "denied" | "released") =>
    marcus.api.schedules.decideRequest.mutate({ ...anAttempt(), requestId, decision, note: "" });
  const move = async (shiftId: ShiftId) => {
    const shift = await shiftOf(shiftId);
    await company.owner.api.schedules.saveShift.mutate({
      ...anAttempt(),
      shiftId,
      expectedVersion: shift.version,
      shift: { ...planOf(shift), endsAtLocal: "18:00" },
    });
  };
  const staff = { company, store, marcus, ana, ben, cleo };
  return { ...staff, publish, shiftOf, requestOf, told, decide, move };
}
