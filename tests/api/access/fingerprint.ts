import type { CompanyId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { setTimeout } from "node:timers/promises";
import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
} from "firebase-admin/firestore";
import { authClient } from "../../../functions/src/identity/auth-client.ts";
import { firestore } from "../../../functions/src/store/unit/firestore.ts";

export interface Marked {
  companyIds: readonly CompanyId[];
  uids: readonly UserId[];
  /** Procedures whose answer is stored although they changed nothing. */
  answering: readonly string[];
}

/** Counters of attempts: they count refused calls. */
const counters: readonly string[] = ["rateLimits"];

/**
 * All data of the database and Firebase Auth about the companies and logins, by path: all documents
 * below the companies, root documents that name one of them, and the accounts.
 */
export async function fingerprint(marked: Marked): Promise<Record<string, string>> {
  const database = await firestore();
  const roots = await database.listCollections();
  const about = roots.filter(({ id }) => id !== "companies" && !counters.includes(id));
  const found = await Promise.all([
    ...marked.companyIds.map((id) => below(database.doc(`companies/${id}`))),
    ...about.map((root) => naming(root, marked)),
    accounts(marked.uids),
  ]);
  return Object.fromEntries(found.flat());
}

/** The fingerprint once nothing changes any more: triggers run after their cause. */
export async function settledFingerprint(marked: Marked): Promise<Record<string, string>> {
  for (let before = await fingerprint(marked), tries = 0; ; tries += 1) {
    await setTimeout(1500);
    const after = await fingerprint(marked);
    if (JSON.stringify(after) === JSON.stringify(before)) return after;
    if (tries === 20) throw new Error("The database does not come to rest.");
    before = after;
  }
}

type Entry = [path: string, state: string];

async function below(document: DocumentReference): Promise<Entry[]> {
  const [snapshot, collections] = await Promise.all([document.get(), document.listCollections()]);
  const deeper = await Promise.all(collections.map(inside));
  const own: Entry[] = snapshot.exists
    ? [[document.path, snapshot.updateTime?.toDate().toISOString() ?? ""]]
    : [];
  return [...own, ...deeper.flat()];
}

async function inside(collection: CollectionReference): Promise<Entry[]> {
  const documents = await collection.listDocuments();
  return (await Promise.all(documents.map(below))).flat();
}

async function naming(root: CollectionReference, marked: Marked): Promise<Entry[]> {
  const marks = [...marked.companyIds, ...marked.uids];
  const { docs } = await root.get();
  return docs.flatMap((snapshot) => {
    const { path } = snapshot.ref;
    const text = JSON.stringify(root.id === "mail" ? asQueued(snapshot.data()) : snapshot.data());
    const isNamed = marks.some((mark) => path.includes(mark) || text.includes(mark));
    const isKept = marked.answering.some((procedure) => text.includes(`"${procedure}"`));
    return isNamed && !isKept ? [[path, text]] : [];
  });
}

/** A message without its delivery state: other tests send due messages of all companies. */
function asQueued({ to, companyId, content }: DocumentData): object {
  return { to, companyId, kind: content.kind, employeeId: content.employeeId };
}

/** Claims, names and sign-ins, without the time of the last sign-in. */
async function accounts(uids: readonly UserId[]): Promise<Entry[]> {
  const client = await authClient();
  const { users } = await client.getUsers(uids.map((uid) => ({ uid })));
  return users.map((user) => {
    const { displayName, customClaims, disabled, tokensValidAfterTime } = user;
    const state = { displayName, customClaims, disabled, tokensValidAfterTime };
    return [`accounts/${user.uid}`, JSON.stringify(state)];
  });
}
