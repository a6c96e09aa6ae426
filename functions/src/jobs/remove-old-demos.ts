import { removeDemo } from "../operations/company/remove-demo.ts";
import { now } from "../platform/clock.ts";
import { companies } from "../store/companies.ts";
import { listHalfDeletedDemos } from "../store/list-company-ids.ts";
import { readingUnit } from "../store/unit/unit.ts";
import { eachOnItsOwn } from "./each-on-its-own.ts";

/** Deletes expired demo companies, those without an owner, and the remains of others. */
export async function removeOldDemos(): Promise<void> {
  const { found } = await companies(await readingUnit()).listReadable([["demoUntil", "<=", now()]]);
  const ids = [...found.map(({ id }) => id), ...(await listHalfDeletedDemos())];
  const due = ids.map((companyId) => ({ companyId }));
  await eachOnItsOwn("removeOldDemos", due, ({ companyId }) => removeDemo(companyId));
}
