import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { beforeAll, expect, test } from "vitest";
import { searchTerms } from "../../functions/domain/rules/access/login-search.ts";
import { searchLogins } from "../../functions/src/areas/users/search-logins.ts";
import { indexLoginsOf } from "../../functions/src/operations/access/index-logins.ts";
import { loginIndex } from "../../functions/src/store/login-index.ts";
import { inTransaction, readingUnit } from "../../functions/src/store/unit/unit.ts";
import type { Member } from "../support/a-company.ts";
import { aCompany, aMember, aStaffMember, general } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { aLogin } from "../support/auth-emulator.ts";
import { countReads } from "../support/count-reads.ts";
import { eventually } from "../support/eventually.ts";

let staff: Member;
beforeAll(async () => {
  staff = await aStaffMember();
});

const emailsOf = async (text: string) =>
  (await staff.api.users.search.query({ text })).users.map(({ email }) => email);

/** The index follows a moment after the change. */
const found = (text: string, email: string) =>
  eventually(
    () => emailsOf(text),
    (emails) => emails.join() === email,
  );

test("a person is found over 5,000 logins in under 10 reads, by name, address and company", async () => {
  await fillIndex(5000);
  const company = await aCompany({ name: "Zanzibar Quay" });
  const { login } = await aMember(company, { name: "Ottoline Kowalczyk" });
  expect(await found(login.email, login.email)).toEqual([login.email]);
  for (const text of [
    login.email,
    "zanzibar quay",
    "Filler Person",
    "filler",
    "person 4999 fill",
  ]) {
    expect(await countReads(() => searchLogins(text))).toBeLessThan(10);
  }
  const ofCompany = await eventually(
    () => emailsOf("zanz quay"),
    (emails) => emails.length === 2,
  );
  expect(ofCompany).toContain(login.email);
  const many = await staff.api.users.search.query({ text: "filler person" });
  expect(many.isCut).toBe(true);
});

test("a login is found by the new name of its company and no more by the old one", async () => {
  const company = await aCompany({ name: "Oldquist Bakery" });
  expect(await found("oldquist", company.owner.login.email)).toEqual([company.owner.login.email]);
  const { version: expectedVersion } = await (await company.read()).company();
  await company.owner.api.settings.saveCompany.mutate({
    ...anAttempt(),
    expectedVersion,
    company: { ...general, name: "Newquist Bakery" },
  });
  expect(await found("newquist", company.owner.login.email)).toEqual([company.owner.login.email]);
  expect(await emailsOf("oldquist")).toEqual([]);
});

test("the night finds logins from before there was an index", async () => {
  const company = await aCompany({ name: "Beforehand Tea" });
  const { uid, email } = company.owner.login;
  expect(await found("beforehand", email)).toEqual([email]);
  await inTransaction(async (unit) => loginIndex(unit).remove(uid));
  expect(await emailsOf("beforehand")).toEqual([]);
  await indexLoginsOf(company.companyId);
  expect(await emailsOf("beforehand")).toEqual([email]);
});

test("a login of no company is found by its whole address", async () => {
  const { email } = await aLogin();
  expect(await emailsOf(email.toUpperCase())).toEqual([email]);
});

test("a text of one letter finds no one, and an admin of a company may not search", async () => {
  expect(await staff.api.users.search.query({ text: "a" })).toMatchObject({
    users: [],
    isCut: false,
  });
  const company = await aCompany();
  const refused = company.owner.api.users.search.query({ text: "anna" });
  expect(await refusalOf(refused)).toMatchObject({ code: "FORBIDDEN" });
});

/** Rows of logins that have no account: what a search reads, not what it shows. */
async function fillIndex(count: number): Promise<void> {
  const { firestore } = await readingUnit();
  const writer = firestore.bulkWriter();
  for (let number = 0; number < count; number += 1) {
    const named = {
      email: `filler.${number}@people.example`,
      displayName: `Filler Person ${number}`,
      companyName: `Filler ${number % 50}`,
    };
    const companyId = `filler${number % 50}` as CompanyId;
    const row = { ...named, companyId, terms: searchTerms(named) };
    void writer.set(firestore.doc(`loginIndex/filler${number}`), row);
  }
  await writer.close();
}
