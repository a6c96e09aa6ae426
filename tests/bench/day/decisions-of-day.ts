import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { readCompany } from "../../../functions/src/store/company/read-company.ts";
import { aShiftPlan } from "../../support/a-shift-plan.ts";
import { aWageChange, cancelWageChanges } from "../../support/a-wage-change.ts";
import type { Api } from "../../support/api-client.ts";
import { anAttempt } from "../../support/api-client.ts";
import type { Act } from "./acts-of-day.ts";
import { apiAs, managerId, ownerId } from "./day-logins.ts";
import {
  isFenced,
  isReplanned,
  locationOf,
  minuteAt,
  personOf,
  today,
  tomorrow,
  weekStart,
} from "./day-people.ts";
import { decided, raised, wage } from "./day-script.ts";
import type { DaySize } from "./day-size.ts";
import { companyId } from "./seed-day.ts";

/** What managers, the owner and those who are asked decide in the day. */
export function decisionsOfDay(size: DaySize): Act[] {
  const places = Array.from({ length: size.locations }, (_, place) => place);
  return [
    ...wageActs(),
    ...places.map(settleOvertime),
    ...places.filter(isFenced).map(approveOffSite),
    ...places.filter(isReplanned).flatMap(replan),
  ];
}

const manager = (place: number) => () =>
  apiAs(companyId, { id: managerId(place), role: "manager", employeeId: null });
const owner = () => apiAs(companyId, { id: ownerId, role: "admin", employeeId: null });

const decision = (
  place: number,
  minutes: keyof typeof decided,
  run: (api: Api) => Promise<unknown>,
): Act => ({
  at: minuteAt(place, decided[minutes]),
  what: `${minutes} ${locationOf(place)}`,
  run: () => run(manager(place)()),
});

function wageActs(): Act[] {
  const change = aWageChange(raised, addDays(today, 2));
  const added = Promise.withResolvers<Parameters<typeof cancelWageChanges>[1][number]>();
  const plan = async () => {
    const { wageChangeId } = await owner().wageChanges.add.mutate({ ...anAttempt(), change });
    added.resolve(wageChangeId);
  };
  const cancel = async () => cancelWageChanges(owner(), [await added.promise]);
  return [
    { at: wage.plannedAt, what: "plan raise", run: plan },
    { at: wage.cancelledAt, what: "cancel raise", run: cancel },
  ];
}

/** A manager settles the overtime that lasts, with a reason. */
function settleOvertime(place: number): Act {
  return decision(place, "overtimeSettled", async (api) => {
    const { alerts } = await readCompany(companyId);
    const found = await alerts.list([["locationId", "==", locationOf(place)]]);
    const open = found.filter(({ type, state }) => type === "overOvertime" && state === "new");
    const reason = "Agreed with them.";
    for (const { id: alertId } of open) {
      await api.alerts.resolve.mutate({ ...anAttempt(), alertId, reason });
    }
  });
}

function approveOffSite(place: number): Act {
  return decision(place, "offSiteApproved", async (api) => {
    const { timeEntries } = await readCompany(companyId);
    const found = await timeEntries.list([["employeeId", "==", personOf(place, 7)]]);
    const entries = found.map(({ id: entryId, version: expectedVersion }) => ({
      entryId,
      expectedVersion,
    }));
    await api.timeEntries.approve.mutate({ ...anAttempt(), entries });
  });
}

/** An open shift of tomorrow is planned, given to an employee, published and confirmed. */
function replan(place: number): Act[] {
  const locationId = locationOf(place);
  const employeeId = personOf(place, 8);
  const open = aShiftPlan({ harbor: locationId }, { day: tomorrow });
  const planned =
    Promise.withResolvers<Awaited<ReturnType<Api["schedules"]["addShift"]["mutate"]>>>();
  return [
    decision(place, "shiftOpened", async ({ schedules }) => {
      planned.resolve(await schedules.addShift.mutate({ ...anAttempt(), shift: open }));
    }),
    decision(place, "openShiftAssigned", async ({ schedules }) => {
      const { shiftId } = await planned.promise;
      const edit = { ...anAttempt(), shiftId, expectedVersion: 1 };
      await schedules.saveShift.mutate({ ...edit, shift: { ...open, employeeId } });
    }),
    decision(place, "weekPublished", ({ schedules }) =>
      schedules.publish.mutate({ ...anAttempt(), locationId, weekStart }),
    ),
    {
      at: minuteAt(place, decided.shiftsConfirmed),
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
