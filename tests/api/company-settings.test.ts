import { beforeAll, expect, test } from "vitest";
import type { Company } from "@crewline/domain/records/company/company";
import { companySchema } from "@crewline/domain/records/company/company";
import { formatsOfCountry } from "@crewline/domain/rules/company/country-formats";
import { divideCompanies } from "../../functions/src/migrations/divide-companies.ts";
import { migrated } from "../support/migrated.ts";
import { toDocument } from "../../functions/src/store/unit/document.ts";
import { firestore } from "../../functions/src/store/unit/firestore.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, general } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";

const moved = ["security", "ruleChanges", "industry", "onBoarding", "adminMissingSince"];
const codes = { regular: "R1", overtime: "O-1", doubletime: "D1", addition: "" };

let company: TestCompany;

beforeAll(async () => {
  company = await aCompany();
});

const path = () => `companies/${company.companyId}`;

async function documentAt(of: string) {
  return (await (await firestore()).doc(of).get()).data() ?? {};
}

/** The settings in the document that every employee reads. */
async function settingsInPublic(): Promise<string[]> {
  const found = await documentAt(path());
  return moved.filter((key) => key in found);
}

const settings = () => documentAt(`${path()}/private/settings`);
const read = async () => (await company.read()).company();

function saveCodes(expectedVersion: number) {
  return company.owner.api.settings.saveRules.mutate({
    ...anAttempt(),
    expectedVersion,
    effectiveDate: "2126-01-01",
    part: { section: "earningCodes", value: codes },
  });
}

/** The company as it was stored before its settings had a document of their own. */
async function asItWasStored(change: Partial<Company>): Promise<Company> {
  const old = { ...(await read()), ...change };
  const database = await firestore();
  await database.doc(path()).set(toDocument(old, companySchema));
  await database.doc(`${path()}/private/settings`).delete();
  return old;
}

test("the document that every employee reads names no codes, rule changes, set-up or warnings", async () => {
  const { version } = await read();
  await saveCodes(version);
  expect(await settingsInPublic()).toEqual([]);
  expect(JSON.stringify(await documentAt(path()))).not.toContain("O-1");
  expect(await settings()).toMatchObject({
    companyId: company.companyId,
    ruleChanges: [{ part: { section: "earningCodes", value: codes } }],
    version: version + 1,
  });
});

test("a save of either part is refused after a save of the other", async () => {
  const { version } = await read();
  const rename = (name: string, expectedVersion: number) =>
    company.owner.api.settings.saveCompany.mutate({
      ...anAttempt(),
      expectedVersion,
      company: { ...general, name },
    });
  await rename("Pier Coffee", version);
  expect(await refusalOf(saveCodes(version))).toMatchObject({ rule: "staleVersion" });
  await saveCodes(version + 1);
  expect(await refusalOf(rename("Quay", version + 1))).toMatchObject({ rule: "staleVersion" });
  expect(await read()).toMatchObject({ name: "Pier Coffee", version: version + 2 });
});

test("an older document keeps its settings, which the next save moves", async () => {
  const old = await asItWasStored({ industry: "cafe" });
  expect(await read()).toEqual(old);
  await saveCodes(old.version);
  expect(await settingsInPublic()).toEqual([]);
  expect(await read()).toMatchObject({ industry: "cafe", version: old.version + 1 });
});

test("a migration moves what no save has moved, without a new version, and only once", async () => {
  const old = await asItWasStored({ adminMissingSince: "2026-11-01T00:00:00.000Z" });
  expect(await migrated(company.companyId, divideCompanies)).toBe(2);
  expect(await settingsInPublic()).toEqual([]);
  expect(await read()).toEqual(old);
  await saveCodes(old.version);
  const after = await read();
  expect(await migrated(company.companyId, divideCompanies)).toBe(0);
  expect(await read()).toEqual(after);
});

test("the company's formats are kept, and are no manager's to change", async () => {
  const fresh = await aCompany();
  const max = await aMember(fresh, { role: "manager" });
  const formats = formatsOfCountry("DE");
  const input = { expectedVersion: 1, company: { ...general, formats } };
  const refused = max.api.settings.saveCompany.mutate({ ...anAttempt(), ...input });
  expect(await refusalOf(refused)).toMatchObject({ code: "FORBIDDEN" });
  const reason = "Back to the German formats.";
  await fresh.owner.api.settings.saveCompany.mutate({ ...anAttempt(), ...input, reason });
  expect((await (await fresh.read()).company()).formats).toEqual(formats);
  const audits = await (await fresh.read()).audits.list([["entity", "==", "settings"]]);
  expect(audits.map(({ words }) => words.values?.reason)).toContain(reason);
});
