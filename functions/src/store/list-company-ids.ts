import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import { firestore } from "./unit/firestore.ts";

/** The ids of all companies, for jobs that process each of them. */
export async function listCompanyIds(): Promise<string[]> {
  const database = await firestore();
  const found = await database.collection("companies").select().get();
  return found.docs.map(({ id }) => id);
}

/** The ids of partly deleted demo companies: documents below them remain. */
export async function listHalfDeletedDemos(): Promise<string[]> {
  const database = await firestore();
  const named = await database.collection("companies").listDocuments();
  const demos = named.filter(({ id }) => isDemoCompany(id));
  const found = demos.length === 0 ? [] : await database.getAll(...demos);
  return found.filter(({ exists }) => !exists).map(({ id }) => id);
}
