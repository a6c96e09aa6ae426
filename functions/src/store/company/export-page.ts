import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { DocumentSnapshot, Firestore } from "firebase-admin/firestore";
import type { ExportPage } from "@crewline/domain/records/data-export/data-export";
import type { ExportKind } from "@crewline/domain/records/data-export/export-kinds";
import { plainDocument } from "../unit/document.ts";
import { readingUnit } from "../unit/unit.ts";

/** Kinds whose documents are below those of another collection, one below each. */
const below: Partial<Record<ExportKind, readonly [parent: string, path: string]>> = {
  employeeProfiles: ["employees", "private/profile"],
  employeePay: ["employees", "private/pay"],
  employeeEnds: ["employees", "private/end"],
  employeeWeekPay: ["employeeWeeks", "private/pay"],
};

/** The path of a kind's documents below their company: "employees/private/pay". */
export function collectionOfKind(kind: ExportKind): string {
  return below[kind]?.join("/") ?? kind;
}

/** Kinds with large documents, and how many of them make a page. */
const fewer: Partial<Record<ExportKind, number>> = { employeePhotos: 50 };

interface Wanted {
  kind: ExportKind;
  /** The id of the last document of the page before; null for the first page. */
  after: string | null;
  limit: number;
}

/**
 * Returns the next documents of a kind in the order of their ids, as stored, with instants as text:
 * data that today's schema would refuse still belongs to the company.
 */
export async function exportPage(companyId: CompanyId, wanted: Wanted): Promise<ExportPage> {
  const { firestore } = await readingUnit();
  const company = `companies/${companyId}`;
  if (wanted.kind === "company") {
    const parts = [`${company}/private/settings`, company].map((path) => firestore.doc(path));
    const [settings, stored] = await firestore.getAll(...parts);
    return { rows: [{ ...plainOf(settings), ...plainOf(stored) }], next: null };
  }
  const [name, suffix] = below[wanted.kind] ?? [wanted.kind, null];
  const limit = Math.min(wanted.limit, fewer[wanted.kind] ?? wanted.limit);
  const found = await idsAfter(firestore, `${company}/${name}`, { ...wanted, limit });
  const rows = suffix === null ? found : await childrenOf(firestore, found, suffix);
  const next = found.length < limit ? null : (found.at(-1)?.id ?? null);
  return { rows: rows.filter(({ exists }) => exists).map(rowOf), next };
}

function plainOf(snapshot: DocumentSnapshot | undefined): Record<string, unknown> {
  return snapshot?.exists === true ? plainDocument(snapshot) : {};
}

async function idsAfter(
  firestore: Firestore,
  path: string,
  { after, limit }: Wanted,
): Promise<DocumentSnapshot[]> {
  const ordered = firestore.collection(path).orderBy("__name__").limit(limit);
  const { docs } = await (after === null ? ordered : ordered.startAfter(after)).get();
  return docs;
}

function childrenOf(
  firestore: Firestore,
  parents: readonly DocumentSnapshot[],
  suffix: string,
): Promise<DocumentSnapshot[]> {
  const references = parents.map(({ ref }) => firestore.doc(`${ref.path}/${suffix}`));
  return references.length === 0 ? Promise.resolve([]) : firestore.getAll(...references);
}

/** A document below another one is named after it. */
function rowOf(snapshot: DocumentSnapshot): Record<string, unknown> {
  const owner = snapshot.ref.parent.id === "private" ? snapshot.ref.parent.parent : null;
  return { ...plainDocument(snapshot), id: owner?.id ?? snapshot.id };
}
