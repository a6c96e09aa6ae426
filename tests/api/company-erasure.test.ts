import { beforeAll, expect, test } from "vitest";
import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { CompanyAct } from "@crewline/domain/records/company/company-standing";
import { newDueWork } from "@crewline/domain/records/jobs/due-work";
import { findUser } from "../../functions/src/identity/users.ts";
import { eraseCompany } from "../../functions/src/operations/company/erase-company.ts";
import { env } from "../../functions/src/platform/env.ts";
import { companies } from "../../functions/src/store/companies.ts";
import { firestore } from "../../functions/src/store/unit/firestore.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aLocation, aMember, aStaffMember } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { clockIn } from "../support/clock-in.ts";
import { dueWorkOf, runDue } from "../support/run-due-work.ts";

let staff: Member;
beforeAll(async () => {
  staff = await aStaffMember();
});

const doTo = ({ companyId }: TestCompany, act: CompanyAct) =>
  staff.api.companyOptions.actOn.mutate({ ...anAttempt(), companyId, act, reason: "A test." });

const longAgo = "2026-01-01T00:00:00.000Z";

/** As if the 30 days of a deleted company were over. */
async function endHold({ companyId }: TestCompany): Promise<void> {
  await inTransaction(async (unit) => {
    const company = await companies(unit).get(companyId);
    const standing = { suspendedAt: null, eraseAt: longAgo };
    companies(unit).save(companyId, { ...company, standing });
  });
}

/**
 * Every document of the whole database, also below others, that holds or is named after one of the
 * texts. A query of no collection answers with the documents of all, those to come included.
 */
async function documentsWith(texts: readonly string[]): Promise<string[]> {
  const { projectId } = env();
  const host = process.env["FIRESTORE_EMULATOR_HOST"];
  const root = `projects/${projectId}/databases/(default)/documents`;
  const answer = await fetch(`http://${host}/v1/${root}:runQuery`, {
    method: "POST",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  const rows = (await answer.json()) as { document?: { name: string } }[];
  const documents = rows.flatMap(({ document }) => (document === undefined ? [] : [document]));
  expect(documents.length).toBeGreaterThan(20);
  return documents
    .filter((document) => texts.some((text) => JSON.stringify(document).includes(text)))
    .map(({ name }) => name.slice(name.indexOf(root) + root.length + 1));
}

async function collectionsOf(companyId: CompanyId): Promise<string[]> {
  const below = await (await firestore()).doc(`companies/${companyId}`).listCollections();
  return below.map(({ id }) => id);
}

/** What collections outside of the company hold of it and of its people. */
async function fillOutside({ companyId, owner }: TestCompany, ana: Member): Promise<void> {
  const note = { companyId, noteId: null, expectedVersion: 0, text: "A test." };
  await staff.api.companyOptions.saveNote.mutate({ ...anAttempt(), ...note });
  const job = { companyId, kind: "verify", dryRunId: null, daysBack: 92 } as const;
  const { startDataJob } = staff.api.companyOptions;
  await startDataJob.mutate({ ...anAttempt(), ...job, reason: "A test." });
  await runDue(companyId, "dataJobs");
  await owner.api.settings.startExport.mutate(anAttempt());
  const writer = (await firestore()).bulkWriter();
  const { uid } = ana.login;
  // Work is due and a message queued of any company, and other tests read those of all.
  const { dueWork: _due, mail: _mail, ...filled } = ownIdOf;
  for (const [name, ownId] of Object.entries(filled)) {
    const path = `${name}/${ownId ? uid : `of-${companyId}`}`;
    void writer.set((await firestore()).doc(path), { companyId, uid }, { merge: true });
  }
  for (const below of ["sessions", "pushDevices"]) {
    void writer.set((await firestore()).doc(`users/${uid}/${below}/one`), { companyId, uid });
  }
  for (const below of ["checklistDays", "checklistPhotos", "publications", "subscription"]) {
    void writer.set((await firestore()).doc(`companies/${companyId}/${below}/one`), { uid });
  }
  await writer.close();
}

/**
 * The collections beside those of companies that may hold something of one, and whether a document
 * has the id of a login. One that is not named here fails the test: decide how it is erased.
 */
const ownIdOf: Readonly<Record<string, boolean>> = {
  accessChanges: false,
  calendarFeeds: false,
  companyNotes: false,
  dataJobs: false,
  dueWork: false,
  invitations: false,
  kioskPairings: false,
  loginIndex: true,
  mail: false,
  recoveryCodes: true,
  stripeEvents: false,
  userState: true,
  users: true,
};
/** Those that hold answers and counts by login or tablet, the companies, and what is kept of them. */
const others = ["companies", "companyActs", "idempotencyKeys", "rateLimits"];

async function aBusyCompany() {
  const company = await aCompany();
  const ana = await aMember(company);
  await clockIn(ana.api, company.harbor);
  await ana.api.user.renewCalendarFeed.mutate({
    ...anAttempt(),
    token: crypto.randomUUID().replaceAll("-", "") + "ABCDEFGHIJK",
  });
  await fillOutside(company, ana);
  return { company, people: [company.owner.login, ana.login] };
}

test("a deleted company is as it was once it is restored within the 30 days", async () => {
  const { company } = await aBusyCompany();
  await doTo(company, "deleted");
  const [due] = await dueWorkOf(company.companyId, "companyErasure");
  const inThirtyDays = Date.now() + 30 * 86_400_000;
  expect(Math.abs(Date.parse(due?.dueAt ?? "") - inThirtyDays)).toBeLessThan(600_000);
  expect(await runDue(company.companyId, "companyErasure")).toBe(0);
  await doTo(company, "undeleted");

  // The work from before finds a company in use, and leaves it alone.
  const work = newDueWork({ job: "companyErasure", companyId: company.companyId, dueAt: longAgo });
  expect(await eraseCompany(work)).toBeNull();
  await aLocation(company.owner.api, "Third");
  expect((await (await company.read()).locations.list([])).length).toBe(3);
});

test("after 30 days nothing of a deleted company is left, in the whole database", async () => {
  const { company, people } = await aBusyCompany();
  const { companyId } = company;
  expect((await documentsWith([companyId])).length).toBeGreaterThan(50);
  await doTo(company, "deleted");
  await endHold(company);
  expect(await runDue(companyId, "companyErasure")).toBe(1);

  const roots = (await (await firestore()).listCollections()).map(({ id }) => id);
  const known = [...Object.keys(ownIdOf), ...others];
  expect(roots.filter((id) => !known.includes(id))).toEqual([]);
  const texts = [companyId, ...people.flatMap(({ uid, email }) => [uid, email])];
  expect(await collectionsOf(companyId)).toEqual([]);
  expect(await documentsWith(texts)).toEqual([
    expect.stringMatching(/^companyActs\//u),
    expect.stringMatching(/^companyActs\//u),
  ]);
  for (const { uid } of people) expect(await findUser(uid)).toBeNull();

  const { acts } = await staff.api.companyOptions.acts.query();
  const own = acts.filter((row) => row.companyId === companyId);
  expect(own.map(({ act }) => act)).toEqual(["erased", "deleted"]);
  expect(own[0]?.erased?.logins).toBe(2);
  expect(own[0]?.erased?.documents).toBeGreaterThan(20);
});

test("an erasure that was cut off half-way is finished by the next one, on record once", async () => {
  const { company, people } = await aBusyCompany();
  const { companyId } = company;
  await doTo(company, "deleted");
  await inTransaction(async (unit) => companies(unit).remove(companyId));
  const database = await firestore();
  await database.recursiveDelete(database.collection(`companies/${companyId}/members`));

  const work = newDueWork({ job: "companyErasure", companyId, dueAt: longAgo });
  expect(await eraseCompany(work)).toBeNull();
  expect(await eraseCompany(work)).toBeNull();
  expect(await collectionsOf(companyId)).toEqual([]);
  for (const { uid } of people) expect(await findUser(uid)).toBeNull();
  const { acts } = await staff.api.companyOptions.acts.query();
  const erased = acts.filter((row) => row.companyId === companyId && row.act === "erased");
  expect(erased).toHaveLength(1);
});
