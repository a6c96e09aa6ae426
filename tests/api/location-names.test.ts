import { expect, test } from "vitest";
import { firestore } from "../../functions/src/store/unit/firestore.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aLocation } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";

const taken = { rule: "duplicateName" };

function rename({ owner, harbor }: TestCompany, name: string) {
  const change = { locationId: harbor, expectedVersion: 1, location: { name } };
  return owner.api.locations.save.mutate({ ...anAttempt(), ...change });
}

async function namesOf({ companyId }: TestCompany) {
  return (await firestore()).doc(`companies/${companyId}/locationNames/all`);
}

test("no two locations share a name, whatever its case", async () => {
  const company = await aCompany();
  expect(await refusalOf(aLocation(company.owner.api, "harbor"))).toMatchObject(taken);
  expect(await refusalOf(rename(company, "MARKET"))).toMatchObject(taken);
});

test("a name is free again once its location has another one", async () => {
  const company = await aCompany();
  await rename(company, "Pier");
  expect(await refusalOf(aLocation(company.owner.api, "Pier"))).toMatchObject(taken);
  await expect(aLocation(company.owner.api, "Harbor")).resolves.toEqual(expect.any(String));
});

test("a name that two admins give at the same moment is given once", async () => {
  const { owner, read } = await aCompany();
  const both = await Promise.allSettled([
    aLocation(owner.api, "Pier"),
    aLocation(owner.api, "PIER"),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await (await read()).locations.list([])).toHaveLength(3);
});

test("a company from before the list of names keeps its names apart, and gets the list", async () => {
  const company = await aCompany();
  const names = await namesOf(company);
  await names.delete();
  await rename(company, "Pier");
  await names.set({ names: { [company.harbor]: "Pier" } });
  expect(await refusalOf(aLocation(company.owner.api, "market"))).toMatchObject(taken);
  const quay = await aLocation(company.owner.api, "Quay");
  expect((await names.get()).data()).toEqual({
    isComplete: true,
    names: { [company.harbor]: "Pier", [company.market]: "Market", [quay]: "Quay" },
  });
});
