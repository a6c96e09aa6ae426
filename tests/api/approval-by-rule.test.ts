import { weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { localDateAt, localTimeAt } from "@crewline/domain/kernel/time/zone";
import { defaultRules } from "@crewline/domain/records/company/rule-sections";
import { expect, test } from "vitest";
import { approveByRule } from "../../functions/src/jobs/approve-by-rule.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { aCompany } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { eventually } from "../support/eventually.ts";
import { ofAna, place, tappedMinutesAgo } from "../support/offline-punch.ts";
import { saveRules } from "../support/save-rules.ts";
import { todayInNewYork } from "../support/today.ts";

const zone = "America/New_York";

test("time as planned is approved by the company's rule after the clock-out, once, and says so", async () => {
  const company = await aCompany();
  const ana = await ofAna(company);
  const value = { ...defaultRules.approvals, autoMinutes: 5 };
  await saveRules(company, { section: "approvals", value }, todayInNewYork());
  const [inAt, outAt] = [tappedMinutesAgo(25), tappedMinutesAgo(5)];
  const day = localDateAt(inAt.tap.at, zone);
  const range = [inAt, outAt].map(({ tap }) => localTimeAt(tap.at, zone)).join("-");
  await aShift(company, { employeeId: ana.employeeId, day, range });
  const week = { locationId: company.harbor, weekStart: weekStartOf(day, "monday") };
  await company.owner.api.schedules.publish.mutate({ ...anAttempt(), ...week });
  await ana.api.timeEntries.clockIn.mutate({ ...inAt, ...place(company) });
  await ana.api.timeEntries.clockOut.mutate(outAt);
  const [entry] = await eventually(ana.entries, ([one]) => one?.state === "approved");
  expect(entry).toMatchObject({ state: "approved", isApprovedByRule: true, flags: ["offline"] });
  const audits = await ana.store.timeEntryAudits.list([["employeeId", "==", ana.employeeId]]);
  const [event] = await ana.store.events.list([["subject.id", "==", entry?.id ?? ""]]);
  if (event === undefined) throw new Error("The clock-out left no event.");
  await approveByRule(event);
  const again = await ana.store.timeEntryAudits.list([["employeeId", "==", ana.employeeId]]);
  expect(again).toHaveLength(audits.length);
  expect(again.filter(({ action }) => action === "approve")).toMatchObject([
    { origin: { source: "rule" }, actor: { role: null } },
  ]);
});
