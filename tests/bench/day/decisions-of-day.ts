import { addDays } from "@crewline/domain/kernel/time/local-date";
import { readCompany } from "../../../functions/src/store/company/read-company.ts";
import { aWageChange, cancelWageChanges } from "../../support/a-wage-change.ts";
import { anAttempt } from "../../support/api-client.ts";
import type { Act } from "./acts-of-day.ts";
import { apiAs, ownerId } from "./day-logins.ts";
import { isFenced, isReplanned, locationOf, personOf, today } from "./day-people.ts";
import { raised, wage } from "./day-script.ts";
import type { DaySize } from "./day-size.ts";
import { decision } from "./decision.ts";
import { replan } from "./replan.ts";
import { companyId } from "./seed-day.ts";

/** What managers, the owner and those who are asked decide in the day. */
export function decisionsOfDay(size: DaySize): Act[] {
  const places = Array.from({ length: size.locations }, (_, place) => ({ place, size }));
  return [
    ...wageActs(),
    ...places.map(settleOvertime),
    ...places.filter(({ place }) => isFenced(place)).map(approveOffSite),
    ...places.filter(({ place }) => isReplanned(place)).flatMap(replan),
  ];
}

const owner = () => apiAs(companyId, { id: ownerId, role: "admin", employeeId: null });

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
function settleOvertime(at: Parameters<typeof decision>[0]): Act {
  return decision(at, "overtimeSettled", async (api) => {
    const { alerts } = await readCompany(companyId);
    const found = await alerts.list([["locationId", "==", locationOf(at.place)]]);
    const open = found.filter(({ type, state }) => type === "overOvertime" && state === "new");
    const reason = "Agreed with them.";
    for (const { id: alertId } of open) {
      await api.alerts.resolve.mutate({ ...anAttempt(), alertId, reason });
    }
  });
}

function approveOffSite(at: Parameters<typeof decision>[0]): Act {
  return decision(at, "offSiteApproved", async (api) => {
    const { timeEntries } = await readCompany(companyId);
    const found = await timeEntries.list([["employeeId", "==", personOf(at.place, 7)]]);
    const entries = found.map(({ id: entryId, version: expectedVersion }) => ({
      entryId,
      expectedVersion,
    }));
    await api.timeEntries.approve.mutate({ ...anAttempt(), entries });
  });
}
