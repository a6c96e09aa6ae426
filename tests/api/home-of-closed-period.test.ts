import { expect, test } from "vitest";
import { rebuildOpenWork } from "../../functions/src/jobs/rebuild-open-work.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { monday } from "../support/a-shift-plan.ts";
import { closePeriod, reopenPeriod } from "../support/a-worked-period.ts";

test("Home offered to approve entries of a closed period, which was refused", async () => {
  const company = await aCompany();
  const { companyId, harbor, market } = company;
  const { api } = await aMember(company, { role: "manager", name: "Max" });
  const [open, closed] = [{ [monday]: null }, { [monday]: "2026-03-15" }];
  const closedAt = async () => {
    const { openWork } = await company.read();
    return [(await openWork.get(harbor)).closed, (await openWork.get(market)).closed];
  };
  const here = { firstDay: monday, locationId: harbor };

  const approval = { includesUnapproved: true, reason: null };
  for (const place of [harbor, market]) await rebuildOpenWork(companyId, place, "2026-03-20");
  await api.timesheets.closeLocation.mutate({ ...anAttempt(), ...here, ...approval });
  expect(await closedAt()).toEqual([closed, {}]);
  for (const place of [harbor, market]) await rebuildOpenWork(companyId, place, "2026-03-20");
  expect(await closedAt()).toEqual([closed, {}]);
  const reason = "A missed shift.";
  await api.timesheets.reopenLocation.mutate({ ...anAttempt(), ...here, reason });
  expect(await closedAt()).toEqual([open, {}]);

  const { version } = await closePeriod(company);
  expect(await closedAt()).toEqual([closed, closed]);
  await reopenPeriod(company, version);
  expect(await closedAt()).toEqual([open, open]);
});
