import type { Actor } from "./actors.ts";
import { actsLike, allActors, isViewer, newTokenOf } from "./actors.ts";
import type { AttackRow } from "./attack-rows.ts";
import { elsewhere, ids } from "./documents.ts";
import type { Request } from "./rest.ts";
import type { Row } from "./rows/row.ts";

/** One request of one actor, and the expected decision of the rules. */
export interface Attempt {
  actor: Actor | "server";
  request: Request;
  isAllowed: boolean;
  /** Of the session contract's attacks, where the request itself does not tell. */
  row?: AttackRow;
}

const LIMIT = 100;
/** One more than the rules allow in one list. */
const TOO_MANY = 5001;

/** A row tried by every actor, in their company and in the other one, in every way there is. */
export function readAttempts(row: Row): Attempt[] {
  const other = elsewhere(row.path);
  const own = attemptsAt(row, { path: row.path, aggregate: "count", allowed: row.allowed });
  if (other === null) return own;
  return [
    ...own,
    ...attemptsAt(row, { path: other, aggregate: "sum", allowed: allowedElsewhere(row) }),
  ];
}

interface Place {
  path: string;
  /** Both are lists to the rules; each company is asked in one of the two ways. */
  aggregate: "count" | "sum";
  allowed: readonly Actor[];
}

function attemptsAt(row: Row, { path, aggregate, allowed }: Place): Attempt[] {
  const { operation, conditions = {} } = row;
  if (operation === "get") return attempts({ kind: "get", path }, allowed);
  const query = { path, conditions, limit: LIMIT };
  const unbounded: Request[] = [
    { kind: "list", path, conditions },
    { kind: "list", path, conditions, limit: TOO_MANY },
    { kind: "count", path, conditions },
  ];
  return [
    ...attempts({ kind: "list", ...query }, allowed),
    ...attempts({ kind: aggregate, ...query }, allowed),
    ...unbounded.flatMap((request) =>
      allowed.map((actor) => ({ actor, request, isAllowed: false })),
    ),
  ];
}

/** Every way to write a document or beside it, by every actor, in both companies. */
export function writeAttempts(document: string): Attempt[] {
  const other = elsewhere(document);
  const places = other === null ? [document] : [document, other];
  return places.flatMap((path) =>
    [
      { kind: "create" as const, path: path.replace(/[^/]+$/, "new") },
      { kind: "update" as const, path },
      { kind: "delete" as const, path },
    ].flatMap((request) => attempts(request, [])),
  );
}

/** All collections of a name at once, of any company or filtered by the company. */
export function groupAttempts(name: string): Attempt[] {
  const query = { path: name, limit: LIMIT, isGroup: true };
  const requests: Request[] = [
    { kind: "list", ...query },
    { kind: "list", ...query, conditions: { companyId: [ids.company, ids.otherCompany] } },
    { kind: "count", ...query, conditions: { companyId: ids.company } },
  ];
  return requests.flatMap((request) => attempts(request, []));
}

/** The request by all actors; `allowed` are those who get in. */
export function attempts(request: Request, allowed: readonly Actor[]): Attempt[] {
  return allActors.map((actor) => ({
    actor,
    request,
    isAllowed: allowed.includes(actsLike[actor] ?? actor) && !isOfOtherLogin(request, actor),
    // Old tokens are an attack where new ones of the same person get in.
    ...(isWorthIt(newTokenOf[actor], allowed) && { row: 16 as const }),
  }));
}

/** A view opens the member's company, not what belongs to the member's login. */
function isOfOtherLogin(request: Request, actor: Actor): boolean {
  return isViewer(actor) && "path" in request && /^user(?:s|State)\//u.test(request.path);
}

function isWorthIt(newToken: Actor | undefined, allowed: readonly Actor[]): boolean {
  return newToken !== undefined && allowed.includes(newToken);
}

/** In the other company, its own members have the rights that the first company's have here. */
function allowedElsewhere({ allowed, isOfLogin }: Row): Actor[] {
  const admins: readonly Actor[] = ["outsideAdmin", "staff", "unprovenStaff"];
  return [
    ...(allowed.includes("admin") ? admins : []),
    ...(allowed.includes("ana") && isOfLogin === undefined ? (["outsideAna"] as const) : []),
  ];
}
