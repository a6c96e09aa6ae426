import { beforeAll, describe, expect, test } from "vitest";
import type { CompanyAct } from "@crewline/domain/records/company/company-standing";
import { COMPANY_SUBJECT } from "@crewline/domain/records/history/history-event";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aLocation, aMember, anEmployee, aStaffMember } from "../support/a-company.ts";
import { tokenOf } from "../support/a-company.ts";
import { anAttempt, apiFor, refusalOf } from "../support/api-client.ts";
import { aLogin } from "../support/auth-emulator.ts";
import { clockIn } from "../support/clock-in.ts";
import { mailsTo } from "../support/outbox.ts";
import { accessTable } from "./access-table.ts";
import { commandsKept, tryEveryCommand } from "./access/try-every-command.ts";

let staff: Member;
beforeAll(async () => {
  staff = await aStaffMember();
});

const reason = "Asked by the owner, called back.";
const actOn = ({ companyId }: TestCompany, act: CompanyAct) => ({
  ...anAttempt(),
  companyId,
  act,
  reason,
});
const doTo = (company: TestCompany, act: CompanyAct) =>
  staff.api.companyOptions.actOn.mutate(actOn(company, act));

async function standingOf({ read, companyId }: TestCompany) {
  const { companies } = await staff.api.companyOptions.list.query();
  const stored = (await (await read()).company()).standing ?? null;
  expect(companies.find((one) => one.companyId === companyId)?.standing).toEqual(stored);
  return stored;
}

describe("a suspended company", () => {
  test("refuses its owner every command but punches, export and subscription", async () => {
    const company = await aCompany();
    await doTo(company, "suspended");
    const { refused, kept } = await tryEveryCommand(company.owner.login.idToken);
    expect(kept).toEqual(commandsKept);
    expect(refused.length).toBeGreaterThan(100);
  });

  test("reads and clocks in and out, and changes things again once it is resumed", async () => {
    const company = await aCompany();
    const ana = await aMember(company);
    await doTo(company, "suspended");
    expect(await standingOf(company)).toMatchObject({ eraseAt: null });
    const refused = aLocation(company.owner.api, "Third");
    expect(await refusalOf(refused)).toMatchObject({ code: "FORBIDDEN", rule: "companyReadOnly" });

    const { entryId } = await clockIn(ana.api, company.harbor);
    expect(entryId).toBeTruthy();
    await company.owner.api.settings.startExport.mutate(anAttempt());
    expect((await ana.api.user.userInfo.query()).data.companyName).toBe("Harbor Coffee");

    await doTo(company, "resumed");
    expect(await standingOf(company)).toBeNull();
    await aLocation(company.owner.api, "Third");
  });

  test("takes nobody in by an invitation from before", async () => {
    const company = await aCompany();
    const employeeId = await anEmployee(company);
    const login = await aLogin();
    const { link } = await company.owner.api.employees.invite.mutate({
      ...anAttempt(),
      employeeId,
      email: login.email,
      role: "employee",
      locationIds: [company.harbor],
      mayViewWages: false,
    });
    await doTo(company, "suspended");
    const accept = () =>
      apiFor(login.idToken).user.acceptInvitation.mutate({ ...anAttempt(), token: tokenOf(link) });
    expect(await refusalOf(accept())).toMatchObject({ rule: "companyReadOnly" });
    await doTo(company, "resumed");
    expect(await accept()).toMatchObject({ companyId: company.companyId });
  });
});

describe("what product staff did to a company", () => {
  test("is in the audits of both sides with its reason, and its admins are told once", async () => {
    const company = await aCompany();
    const input = actOn(company, "suspended");
    await staff.api.companyOptions.actOn.mutate(input);
    await staff.api.companyOptions.actOn.mutate(input);

    const { acts } = await staff.api.companyOptions.acts.query();
    expect(acts.filter(({ companyId }) => companyId === company.companyId)).toMatchObject([
      { act: "suspended", reason, byEmail: staff.login.email, erased: null },
    ]);
    const store = await company.read();
    const rows = await store.history.list([["subject", "==", COMPANY_SUBJECT]]);
    expect(rows.filter(({ act }) => act === "suspended")).toMatchObject([
      { byUid: staff.login.uid, byName: "" },
    ]);
    const { rows: audits } = await company.owner.api.timeEntryAudits.list.query({
      filters: { ...accessTable["timeEntryAudits.list"].input().filters },
      from: null,
    });
    expect(audits.filter(({ act }) => act === "suspended")).toMatchObject([
      { entity: "settings", words: { values: { reason } } },
    ]);
    const mails = await mailsTo(company.owner.login.email);
    expect(mails.filter(({ content }) => content.kind === "companyStanding")).toMatchObject([
      { content: { act: "suspended", companyName: "Harbor Coffee", eraseDay: null } },
    ]);
  });

  test("needs a reason, a recent sign-in, a state that allows it, and a company", async () => {
    const company = await aCompany();
    const { actOn: ask } = staff.api.companyOptions;
    const unexplained = ask.mutate({ ...actOn(company, "suspended"), reason: " " });
    expect(await refusalOf(unexplained)).toMatchObject({
      fieldErrors: { reason: expect.stringContaining("Say why") },
    });
    expect(await refusalOf(doTo(company, "resumed"))).toMatchObject({ rule: "wrongCompanyState" });
    expect(await refusalOf(doTo(company, "undeleted"))).toMatchObject({
      rule: "wrongCompanyState",
      message: "This company is in use, so there is nothing to take back.",
    });
    expect(await standingOf(company)).toBeNull();
  });

  test("is for product staff only, also to the company's owner", async () => {
    const company = await aCompany();
    const own = company.owner.api.companyOptions.actOn.mutate(actOn(company, "suspended"));
    expect(await refusalOf(own)).toMatchObject({ code: "FORBIDDEN" });
    expect(await refusalOf(company.owner.api.companyOptions.acts.query())).toMatchObject({
      code: "FORBIDDEN",
    });
    expect(await standingOf(company)).toBeNull();
  });
});
