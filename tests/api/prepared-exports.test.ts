import { beforeAll, expect, test } from "vitest";
import { COMPANY_SUBJECT } from "@crewline/domain/records/history/history-event";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, aStaffMember } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { mailsTo } from "../support/outbox.ts";

let staff: Member;
beforeAll(async () => {
  staff = await aStaffMember();
});

const reason = "The owner asked for it by phone.";
const wanted = ({ companyId }: TestCompany) => ({ ...anAttempt(), companyId, reason });
const prepare = (company: TestCompany) =>
  staff.api.companyOptions.prepareExport.mutate(wanted(company));

async function exportsOf({ companyId }: TestCompany) {
  return (await staff.api.companyOptions.transfers.query({ companyId })).exports;
}

async function preparedFor(company: TestCompany) {
  await prepare(company);
  const [one] = await exportsOf(company);
  if (one === undefined) throw new Error("nothing was prepared");
  return one;
}

const tellingMails = async ({ login }: Member) =>
  (await mailsTo(login.email)).filter(({ content }) => content.kind === "exportPrepared");

test("an export is prepared once for a repeated attempt, is in both audits, and each admin is told", async () => {
  const company = await aCompany();
  const other = await aMember(company, { role: "admin", name: "Otto" });
  const manager = await aMember(company, { role: "manager", name: "Mia" });
  const input = wanted(company);
  await staff.api.companyOptions.prepareExport.mutate(input);
  await staff.api.companyOptions.prepareExport.mutate(input);

  expect(await exportsOf(company)).toMatchObject([
    { startedByName: "", prepared: { takenAt: null, takenByName: "" } },
  ]);
  const { acts } = await staff.api.companyOptions.acts.query();
  expect(acts.filter(({ companyId }) => companyId === company.companyId)).toMatchObject([
    { act: "exportPrepared", reason, byEmail: staff.login.email },
  ]);
  const rows = await (await company.read()).history.list([["subject", "==", COMPANY_SUBJECT]]);
  expect(rows.filter(({ act }) => act === "exportPrepared")).toMatchObject([
    { byUid: staff.login.uid, byName: "" },
  ]);
  for (const admin of [company.owner, other]) {
    expect(await tellingMails(admin)).toMatchObject([
      { content: { companyName: "Harbor Coffee" } },
    ]);
  }
  expect(await tellingMails(manager)).toEqual([]);
});

test("only an admin of the company downloads it, and product staff see who did", async () => {
  const company = await aCompany();
  const { id } = await preparedFor(company);
  const page = { exportId: id, kind: "employees", after: null } as const;
  for (const { api } of [staff, company.owner]) {
    const early = api.settings.exportPage.query(page);
    expect(await refusalOf(early)).toMatchObject({ rule: "notFound" });
  }
  const stranger = await aCompany();
  const stolen = stranger.owner.api.settings.startExport.mutate({
    ...anAttempt(),
    preparedId: id,
  });
  expect(await refusalOf(stolen)).toMatchObject({ rule: "notFound" });

  const { settings } = company.owner.api;
  const taken = await settings.startExport.mutate({ ...anAttempt(), preparedId: id });
  const { rows } = await settings.exportPage.query({
    ...page,
    exportId: taken.id,
    kind: "company",
  });
  expect(rows).toMatchObject([{ name: "Harbor Coffee" }]);
  expect((await exportsOf(company)).find((one) => one.id === id)?.prepared).toEqual({
    takenAt: expect.any(String),
    takenByName: (await company.owner.api.user.userInfo.query()).data.displayName,
  });
});

test("an export of a suspended company can be prepared and downloaded, one of a deleted company cannot", async () => {
  const company = await aCompany();
  const { companyId } = company;
  const act = (wantedAct: "suspended" | "deleted") =>
    staff.api.companyOptions.actOn.mutate({ ...anAttempt(), companyId, act: wantedAct, reason });
  await act("suspended");
  const { id } = await preparedFor(company);
  await company.owner.api.settings.startExport.mutate({ ...anAttempt(), preparedId: id });
  await act("deleted");
  expect(await refusalOf(prepare(company))).toMatchObject({ rule: "wrongCompanyState" });
});
