import type { TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { describe, expect, test } from "vitest";
import type { ApprovalSection, RulePart } from "@crewline/domain/records/company/rule-sections";
import { defaultRules } from "@crewline/domain/records/company/rule-sections";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { anEntry } from "../support/an-entry.ts";
import { todayInNewYork } from "../support/today.ts";
import { saveRules } from "../support/save-rules.ts";

const today = todayInNewYork();

describe("the rules of approval", () => {
  const strict = (change: Partial<ApprovalSection>): RulePart => ({
    section: "approvals",
    value: { ...defaultRules.approvals, ...change },
  });
  const approve = (api: TestCompany["owner"]["api"], entryId: TimeEntryId) =>
    api.timeEntries.approve.mutate({
      ...anAttempt(),
      entries: [{ entryId, expectedVersion: 1 }],
    });

  test("let managers approve their own time only if the company allows it", async () => {
    const company = await aCompany();
    const max = await aMember(company, { role: "manager", name: "Max" });
    const entryId = await anEntry(company, max.employeeId);
    expect((await approve(max.api, entryId)).results[0]?.isApproved).toBe(false);
    await saveRules(company, strict({ allowsOwn: true }), today);
    expect((await approve(max.api, entryId)).results[0]?.isApproved).toBe(true);
  });

  test("can require two people: the first approval is not counted, the second is another person's", async () => {
    const company = await aCompany();
    const max = await aMember(company, { role: "manager", name: "Max" });
    const entryId = await anEntry(company, await anEmployee(company));
    const stored = async () => (await company.read()).timeEntries.get(entryId);
    await saveRules(company, strict({ needsTwo: true }), today);
    const again = (api: TestCompany["owner"]["api"], expectedVersion: number) =>
      api.timeEntries.approve.mutate({ ...anAttempt(), entries: [{ entryId, expectedVersion }] });
    expect((await approve(max.api, entryId)).results[0]?.isApproved).toBe(true);
    expect(await stored()).toMatchObject({ state: "closed", firstApproval: { name: "Max" } });
    expect((await again(max.api, 2)).results[0]?.problem).toMatch(/A second person has to/u);
    expect((await again(company.owner.api, 2)).results[0]?.isApproved).toBe(true);
    expect(await stored()).toMatchObject({ state: "approved", firstApproval: { name: "Max" } });
    const back = { ...anAttempt(), entryId, expectedVersion: 3, reason: "Checked again." };
    await max.api.timeEntries.unapprove.mutate(back);
    expect(await stored()).toMatchObject({ state: "closed", firstApproval: null });
  });

  test("can leave approving, taking back and what is old to admins", async () => {
    const company = await aCompany();
    const max = await aMember(company, { role: "manager", name: "Max" });
    const ana = await anEmployee(company);
    const entryId = await anEntry(company, ana);
    const admins = { approvers: "admins", takeBackBy: "admins" } as const;
    await saveRules(company, strict({ ...admins, closesAfterDays: 7 }), today);
    const { results } = await approve(max.api, entryId);
    expect(results[0]?.problem).toBe("Only an admin can approve time.");
    const decision = { entryId, expectedVersion: 1, reason: "Not worked." };
    const voiding = max.api.timeEntries.void.mutate({ ...anAttempt(), ...decision });
    expect(await refusalOf(voiding)).toMatchObject({ rule: "entryTooOld" });
    await approve(company.owner.api, entryId);
    const back = { ...anAttempt(), ...decision, expectedVersion: 2 };
    expect(await refusalOf(max.api.timeEntries.unapprove.mutate(back))).toMatchObject({
      rule: "onlyAdmins",
    });
    expect(await company.owner.api.timeEntries.unapprove.mutate(back)).toEqual({ version: 3 });
  });
});
