import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Firestore } from "firebase-admin/firestore";
import { firestore } from "../unit/firestore.ts";
import type { Unit } from "../unit/unit.ts";

/** The fields of a document as stored, whatever their shape; timestamps stay timestamps. */
export type RawData = Readonly<Record<string, unknown>>;

/** A document of a company; `path` is below it, and empty for the company's own document. */
export interface RawDocument {
  path: string;
  data: RawData;
}

export interface RawPage {
  paths: string[];
  /** The id after which the next page begins; null after the last page. */
  next: string | null;
}

/**
 * Returns the paths of the next documents at a place, in the order of their ids. A place is a
 * collection ("shifts"), a document below each of its documents ("employees/private/pay"), a
 * collection below each ("members/every/listViews"), or "" for the company itself.
 */
export async function rawPage(
  companyId: CompanyId,
  place: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<RawPage> {
  if (place === "") return { paths: [], next: null };
  const database = await firestore();
  const [name = "", ...below] = place.split("/");
  const ordered = database.collection(pathOf(companyId, name)).select().orderBy("__name__");
  const first = ordered.limit(limit);
  const { docs } = await (after === null ? first : first.startAfter(after)).get();
  const parents = docs.map(({ id }) => `${name}/${id}`);
  const paths = await Promise.all(
    parents.map((path) => pathsBelow(database, { companyId, path }, below)),
  );
  const next = docs.length < limit ? null : (docs.at(-1)?.id ?? null);
  return { paths: paths.flat(), next };
}

async function pathsBelow(
  database: Firestore,
  { companyId, path }: { companyId: CompanyId; path: string },
  below: readonly string[],
): Promise<string[]> {
  if (below.length === 0) return [path];
  const [every, name] = below;
  if (every !== "every") return [`${path}/${below.join("/")}`];
  const found = await database
    .collection(`${pathOf(companyId, path)}/${name}`)
    .select()
    .get();
  return found.docs.map(({ id }) => `${path}/${name}/${id}`);
}

/** The documents that exist among the paths. */
export async function rawDocuments(
  unit: Unit,
  companyId: CompanyId,
  paths: readonly string[],
): Promise<RawDocument[]> {
  const wanted = paths.map((path) => unit.firestore.doc(pathOf(companyId, path)));
  const found = await unit.getAll(wanted);
  return found.flatMap((snapshot, index) => {
    const data: RawData | undefined = snapshot.data();
    return data === undefined ? [] : [{ path: paths[index] ?? "", data }];
  });
}

/** Replaces the document. */
export function saveRaw(unit: Unit, companyId: CompanyId, { path, data }: RawDocument): void {
  unit.set(unit.firestore.doc(pathOf(companyId, path)), data);
}

function pathOf(companyId: CompanyId, path: string): string {
  return path === "" ? `companies/${companyId}` : `companies/${companyId}/${path}`;
}
