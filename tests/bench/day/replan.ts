import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { readCompany } from "../../../functions/src/store/company/read-company.ts";
import { aShiftPlan } from "../../support/a-shift-plan.ts";
import type { Api } from "../../support/api-client.ts";
import { anAttempt } from "../../support/api-client.ts";
import type { Act } from "./acts-of-day.ts";
import { apiAs } from "./day-logins.ts";
import { locationOf, minuteAt, personOf, tomorrow, weekStart } from "./day-people.ts";
import { decided } from "./day-rows.ts";
import { decision } from "./decision.ts";
import { companyId } from "./seed-day.ts";

/** An open shift of tomorrow is planned, given to an employee, published and confirmed. */
export function replan(at: Parameters<typeof decision>[0]): Act[] {
  const { place, size } = at;
  const locationId = locationOf(place);
  const employeeId = personOf(place, 8);
  const open = aShiftPlan({ harbor: locationId }, { day: tomorrow });
  const planned =
    Promise.withResolvers<Awaited<ReturnType<Api["schedules"]["addShift"]["mutate"]>>>();
  return [
    decision(at, "shiftOpened", async ({ schedules }) => {
      planned.resolve(await schedules.addShift.mutate({ ...anAttempt(), shift: open }));
    }),
    decision(at, "openShiftAssigned", async ({ schedules }) => {
      const { shiftId } = await planned.promise;
      const edit = { ...anAttempt(), shiftId, expectedVersion: 1 };
      await schedules.saveShift.mutate({ ...edit, shift: { ...open, employeeId } });
    }),
    decision(at, "weekPublished", ({ schedules }) =>
      schedules.publish.mutate({ ...anAttempt(), locationId, weekStart }),
    ),
    {
      at: minuteAt(place, decided.shiftsConfirmed, size),
      what: `confirm ${employeeId}`,
      run: async () => {
        const { messages } = await readCompany(companyId);
        const [message] = await messages.list([["employeeId", "==", employeeId]]);
        if (message === undefined) throw new Error(`${employeeId} was told of no shift.`);
        const login = { id: aUserId(employeeId), role: "employee" as const, employeeId };
        const answer = { messageId: message.id, answer: "confirmed" as const };
        await apiAs(companyId, login).schedules.answerMessage.mutate({ ...anAttempt(), ...answer });
      },
    },
  ];
}
