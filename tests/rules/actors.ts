import type { EmployeeId, CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Role } from "@crewline/domain/kernel/access/role";
import { claimsFor } from "@crewline/domain/kernel/access/role";
import { ids, minIat } from "./documents.ts";

const FRESH = minIat + 60;
const STALE = minIat - 1;
/** No view of the tests ends by itself before they do. */
const LATER = 4_102_444_800;

/** A project of its own: no function listens to it, and no other test shares its documents. */
export const projectId = "demo-crewline-rules";

type ClaimsOf = Record<string, unknown>;

/** All actors who try the rules; each row of the table names those who are allowed. */
export const actors = {
  admin: member("admin", null),
  manager: member("manager", null),
  wagesManager: member("manager", null),
  otherManager: member("manager", null),
  ana: member("employee", ids.ana),
  ben: member("employee", ids.ben),
  /** Was removed as a manager: the token still says so, the membership does not exist. */
  removedManager: member("manager", null),
  /** Tokens from before the rights were taken away. */
  staleAdmin: member("admin", null, { iat: STALE }),
  staleManager: member("manager", null, { iat: STALE }),
  staleEmployee: member("employee", ids.ana, { iat: STALE }),
  /** No record says since when this login's tokens count. */
  recordlessAdmin: member("admin", null),
  /** Their company asks admins for a second factor; one of them signed in with it. */
  provenAdmin: member("admin", null, { secondFactor: "totp" }),
  unprovenAdmin: member("admin", null),
  /** One sign-in of theirs was ended; all were but one, which is the first one's or another. */
  endedAdmin: member("admin", null),
  keptAdmin: member("admin", null),
  otherAdmin: member("admin", null),
  outsideAdmin: member("admin", null, { companyId: ids.otherCompany }),
  /** Has the same employee id in another company. */
  outsideAna: member("employee", ids.ana, { companyId: ids.otherCompany }),
  /** Signed up, without a company. */
  newcomer: { iat: FRESH },
  anonymous: { iat: FRESH, firebase: { sign_in_provider: "anonymous", identities: {} } },
  /** Product staff, and a user who only claims to be: both belong to another company here. */
  staff: { ...member("admin", null, { companyId: ids.otherCompany }), ...staffAddress(true) },
  unprovenStaff: {
    ...member("admin", null, { companyId: ids.otherCompany }),
    ...staffAddress(false),
  },
  /** Claims that the server never makes. */
  oddAdmin: { ...member("admin", null), admin: "true" },
  numberAdmin: { ...member("admin", null), admin: 1 },
  listAdmin: { ...member("admin", null), admin: ["admin"] },
  mapAdmin: { ...member("admin", null), admin: {} },
  roleOnlyAdmin: { ...member("admin", null), admin: false },
  claimOnlyAdmin: { ...member("manager", null), admin: true },
  adminEmployee: { ...member("employee", ids.ana), admin: true },
  roleless: { iat: FRESH, companyId: ids.company, employeeId: ids.ana, admin: false },
  unknownRole: { ...member("employee", ids.ana), role: "owner" },
  nullClaims: { iat: FRESH, companyId: null, admin: null, role: null, employeeId: null },
  companylessAdmin: { iat: FRESH, admin: true, role: "admin", employeeId: ids.ana },
  emptyCompany: { ...member("admin", null), companyId: "" },
  listCompany: { ...member("admin", null), companyId: [ids.company] },
  unlinkedEmployee: member("employee", null),
  emptyEmployee: { ...member("employee", null), employeeId: "" },
  visitor: null,
  /** Product staff who view the company as a member of each role. */
  viewingAdmin: { ...member("admin", null), view: viewOf("admin") },
  viewingManager: { ...member("manager", null), view: viewOf("manager") },
  viewingWages: { ...member("manager", null), view: viewOf("wagesManager") },
  viewingAna: { ...member("employee", ids.ana), view: viewOf("ana") },
  /** Their time is over, although the token is valid for longer. */
  viewedAdmin: { ...member("admin", null), view: { ...viewOf("admin"), until: minIat } },
  viewedAna: { ...member("employee", ids.ana), view: { ...viewOf("ana"), until: minIat } },
  /** From before the view was left: the sign-in stays, its tokens of the view do not. */
  leftViewer: { ...member("admin", null, { iat: STALE }), view: viewOf("admin") },
  /** The member has another role or record now, or has left. */
  viewerOfDemoted: { ...member("admin", null), view: viewOf("manager") },
  viewerOfMoved: { ...member("employee", ids.ben), view: viewOf("ana") },
  viewerOfRemoved: { ...member("manager", null), view: viewOf("removedManager") },
  /** Signed in after the view began. */
  laterAdmin: { ...member("admin", null), view: { ...viewOf("admin"), since: minIat - 1 } },
  laterAna: { ...member("employee", ids.ana), view: { ...viewOf("ana"), since: minIat - 1 } },
  /** The view was begun with a second factor, and this sign-in has none. */
  unprovenViewer: { ...member("admin", null), view: viewOf("admin") },
  /** Views that the server never makes. */
  oddViewer: { ...member("admin", null), view: true },
  unclearViewer: { ...member("admin", null), view: false },
  namelessViewer: { ...member("admin", null), view: { since: minIat, until: LATER } },
  endlessViewer: { ...member("admin", null), view: { uid: "admin", name: "Ada", since: minIat } },
  agelessViewer: { ...member("admin", null), view: { uid: "admin", name: "Ada", until: LATER } },
} as const satisfies Record<string, ClaimsOf | null>;

export type Actor = keyof typeof actors;

/** Actors who are let in wherever another one is. */
export const actsLike: Partial<Record<Actor, Actor>> = {
  provenAdmin: "admin",
  keptAdmin: "admin",
  viewingAdmin: "admin",
  viewingManager: "manager",
  viewingWages: "wagesManager",
  viewingAna: "ana",
};

/** True for an actor who reads as a member and owns another login than that. */
export function isViewer(actor: Actor): boolean {
  const claims = actors[actor];
  return claims !== null && "view" in claims;
}

/** The actor who has the same role and a valid token. */
export const newTokenOf: Partial<Record<Actor, Actor>> = {
  staleAdmin: "admin",
  staleManager: "manager",
  staleEmployee: "ana",
  leftViewer: "admin",
};

/** Further fields of some states. */
export const specialStates: Readonly<Record<string, object>> = {
  provenAdmin: { needsSecondFactor: true },
  unprovenAdmin: { needsSecondFactor: true },
  unprovenViewer: { needsSecondFactor: true },
  endedAdmin: { endedSignIns: [minIat - 60, minIat] },
  keptAdmin: { endedSignIns: [minIat - 60], signInsEndedAt: minIat, keptSignIn: minIat },
  otherAdmin: { signInsEndedAt: minIat, keptSignIn: minIat - 60 },
};

export const allActors = Object.keys(actors).filter(isActor);

/**
 * The token that the actor sends, which the emulator takes unsigned; the uid is the actor's name.
 */
export function tokenOf(actor: Actor): string | null {
  const claims = actors[actor];
  if (claims === null) return null;
  const firebase = { sign_in_provider: "password", identities: {} };
  const who = { sub: actor, user_id: actor, auth_time: minIat, exp: FRESH + 3600 };
  const project = { iss: `https://securetoken.google.com/${projectId}`, aud: projectId };
  const parts = [
    { alg: "none", typ: "JWT" },
    { ...project, ...who, firebase, ...claims },
  ];
  return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".")}.`;
}

interface TokenChange {
  iat?: number;
  companyId?: CompanyId;
  secondFactor?: string;
}

function member(
  role: Role,
  employeeId: EmployeeId | null,
  { iat = FRESH, companyId = ids.company, secondFactor }: TokenChange = {},
): ClaimsOf {
  const factor = secondFactor === undefined ? {} : { sign_in_second_factor: secondFactor };
  const firebase = { sign_in_provider: "password", identities: {}, ...factor };
  return { ...claimsFor({ companyId, role, employeeId }), iat, firebase };
}

function viewOf(uid: string): ClaimsOf {
  return { uid, name: "Ada", since: minIat, until: LATER };
}

function isActor(name: string): name is Actor {
  return Object.hasOwn(actors, name);
}

function staffAddress(isProven: boolean): ClaimsOf {
  return { email: "boss@crewline.example", email_verified: isProven };
}
