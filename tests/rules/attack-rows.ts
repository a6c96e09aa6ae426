import type { Actor } from "./actors.ts";
import { actors, newTokenOf } from "./actors.ts";
import type { Attempt } from "./attempts.ts";
import { ids } from "./documents.ts";
import type { Request } from "./rest.ts";

/** Rows of the session contract's section 6 that are tried by asking the rules. */
export const attackRows = {
  16: "tokens from before a role was lowered",
  24: "tokens without a company, or with one that is no name",
  26: "lists, counts and sums of another company",
  27: "all collections of a name at once, filtered or not",
  29: "their own documents and others' in one read",
  31: "documents with odd fields, written by an admin",
  32: "documents written by anybody, past the server",
  34: "every collection without a sign-in, or with an anonymous one",
} as const;

export type AttackRow = keyof typeof attackRows;

export const rowNumbers = [16, 24, 26, 27, 29, 31, 32, 34] as const satisfies AttackRow[];

/** The row of an attempt, which is an attack or the same kind of request by a permitted user. */
export interface AttackPlace {
  row: AttackRow;
  isHonest: boolean;
}

const strangers: readonly string[] = ["visitor", "anonymous"] satisfies Actor[];
const fresh = new Set<string>(Object.values(newTokenOf));
const companyless: readonly string[] = [
  "newcomer",
  "nullClaims",
  "companylessAdmin",
  "emptyCompany",
  "listCompany",
] satisfies Actor[];

/** The one row that an attempt counts for; null for those that the contract does not name. */
export function attackPlace(attempt: Attempt): AttackPlace | null {
  const row = attempt.row ?? (attempt.isAllowed ? rowOfTwin(attempt) : rowOfAttack(attempt));
  return row === null ? null : { row, isHonest: attempt.isAllowed };
}

function rowOfAttack({ actor, request }: Attempt): AttackRow | null {
  if (isWrite(request)) return 32;
  if ("isGroup" in request && request.isGroup === true) return 27;
  if (strangers.includes(actor)) return 34;
  if (companyless.includes(actor)) return 24;
  return isMany(request) && isOfOther(request) && isOfFirst(actor) ? 26 : null;
}

/** Allowed: with a fresh token, with a company, in the user's own company, in one collection. */
function rowOfTwin({ actor, request }: Attempt): AttackRow | null {
  if (request.kind === "count" || request.kind === "sum") return 26;
  if (request.kind === "list") return actor === "admin" ? 27 : 34;
  if (request.kind === "get") return fresh.has(actor) ? 16 : 24;
  return null;
}

function isWrite({ kind }: Request): boolean {
  return ["create", "replace", "update", "delete", "writeAll"].includes(kind);
}

function isMany({ kind }: Request): boolean {
  return kind === "list" || kind === "count" || kind === "sum";
}

function isOfOther(request: Request): boolean {
  return "path" in request && request.path.startsWith(`companies/${ids.otherCompany}/`);
}

function isOfFirst(actor: Attempt["actor"]): boolean {
  const claims = actor === "server" ? null : actors[actor];
  return claims !== null && "companyId" in claims && claims.companyId === ids.company;
}
