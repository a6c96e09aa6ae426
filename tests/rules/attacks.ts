import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Actor } from "./actors.ts";
import type { AttackRow } from "./attack-rows.ts";
import { day, ids, minIat, paths } from "./documents.ts";
import type { Request } from "./rest.ts";
import { filter } from "./rest.ts";

/** An attempt of an attacker who knows the rules, and the nearest thing that is allowed. */
export interface Attack {
  what: string;
  /** Of the session contract, where it names the attack. */
  row?: AttackRow;
  attacker: Actor;
  attack: Request;
  /** "server" where no user may, to show that the request itself is valid. */
  honest: Actor | "server";
  twin: Request;
}

const LIMIT = 100;
const { company } = paths;
const other = `companies/${ids.otherCompany}`;
const at = (path: string) => `${company}/${path}`;
const list = (collection: string, where?: unknown): Request => ({
  kind: "list",
  path: at(collection),
  limit: LIMIT,
  ...(where !== undefined && { where }),
});
const get = (path: string): Request => ({ kind: "get", path });
const either = (...filters: unknown[]) => ({ compositeFilter: { op: "OR", filters } });
const employeeIs = (id: string) => filter("employeeId", "EQUAL", id);
const isNull = { unaryFilter: { op: "IS_NULL", field: { fieldPath: "employeeId" } } };

export const attacks: readonly Attack[] = [
  ...[
    {
      what: "the token of before, once a role was lowered",
      row: 16 as const,
      attacker: "staleManager" as const,
      attack: list("timeEntries", filter("locationId", "IN", [ids.quay])),
      honest: "manager" as const,
    },
    {
      what: "pay by a view whose time is over",
      attacker: "viewedAdmin" as const,
      attack: list("wageChanges"),
      honest: "viewingAdmin" as const,
    },
    {
      what: "their own hours by a view whose time is over",
      attacker: "viewedAna" as const,
      attack: list("timeEntries", filter("employeeId", "EQUAL", ids.ana)),
      honest: "viewingAna" as const,
    },
    {
      what: "the company by a view as a member who is no admin any more",
      attacker: "viewerOfDemoted" as const,
      attack: list("wageChanges"),
      honest: "viewingAdmin" as const,
    },
    {
      what: "pay by a view as a manager who does not see it",
      attacker: "viewingManager" as const,
      attack: list("wageChanges", filter("employeeLocationIds", "ARRAY_CONTAINS_ANY", [ids.quay])),
      honest: "viewingWages" as const,
    },
    {
      what: "pay in a projection of harmless fields",
      attacker: "manager" as const,
      attack: {
        ...list("wageChanges", filter("employeeLocationIds", "ARRAY_CONTAINS_ANY", [ids.quay])),
        fields: ["employeeId"],
      },
      honest: "wagesManager" as const,
    },
    {
      what: "documents without an employee, by a token without one",
      attacker: "unlinkedEmployee" as const,
      attack: list("timeEntries", isNull),
      honest: "admin" as const,
    },
    {
      what: "one document without an employee, by a token without one",
      attacker: "unlinkedEmployee" as const,
      attack: get(at("timeEntries/unlinked")),
      honest: "manager" as const,
    },
    {
      what: "documents without a company, by a token without one",
      row: 24 as const,
      attacker: "newcomer" as const,
      attack: list("locations"),
      honest: "ana" as const,
    },
  ].map((same) => ({ ...same, twin: same.attack })),
  {
    what: "the company that a missing claim would be, written as a word",
    row: 24,
    attacker: "nullClaims",
    attack: get("companies/null/employees/ana"),
    honest: "ana",
    twin: get(at("employees/ana")),
  },
  {
    what: "their own entries or another person's",
    attacker: "ana",
    attack: list("timeEntries", either(employeeIs(ids.ana), employeeIs(ids.ben))),
    honest: "ana",
    twin: list("timeEntries", employeeIs(ids.ana)),
  },
  ...(["NOT_EQUAL", "GREATER_THAN_OR_EQUAL", "LESS_THAN_OR_EQUAL"] as const).map((operator) => ({
    what: `entries by a comparison that their own match too: ${operator}`,
    attacker: "ana" as const,
    attack: list(
      "timeEntries",
      filter("employeeId", operator, operator === "NOT_EQUAL" ? ids.ben : ids.ana),
    ),
    honest: "ana" as const,
    twin: list("timeEntries", filter("employeeId", "IN", [ids.ana])),
  })),
  {
    what: "their own location or another one",
    attacker: "manager",
    attack: list(
      "shifts",
      either(filter("locationId", "EQUAL", ids.quay), filter("locationId", "EQUAL", ids.market)),
    ),
    honest: "manager",
    twin: list("shifts", filter("locationId", "EQUAL", ids.quay)),
  },
  {
    what: "all locations but one that is not theirs",
    attacker: "manager",
    attack: list("shifts", filter("locationId", "NOT_IN", [ids.market])),
    honest: "manager",
    twin: list("shifts", filter("locationId", "IN", [ids.quay])),
  },
  ...(["getAll", "transaction"] as const).flatMap((kind) => [
    {
      what: `${kind}: their own company and another one`,
      row: 29 as const,
      attacker: "admin" as const,
      attack: { kind, paths: [at("shifts/shift"), `${other}/shifts/shift`] },
      honest: "admin" as const,
      twin: { kind, paths: [at("shifts/shift"), at("timeEntries/entry")] },
    },
    {
      what: `${kind}: people of their own location and of another one`,
      row: 29 as const,
      attacker: "manager" as const,
      attack: { kind, paths: [profileOf(ids.ana), profileOf(ids.cleo)] },
      honest: "manager" as const,
      twin: { kind, paths: [profileOf(ids.ana), profileOf(ids.ben)] },
    },
  ]),
  {
    what: "a week whose name only begins like their own",
    attacker: "ana",
    attack: get(at(`employeeWeeks/${ids.ana}x_${day}`)),
    honest: "ana",
    twin: get(at(`employeeWeeks/${ids.ana}_${day}`)),
  },
  {
    what: "the names of what lies below a company",
    attacker: "admin",
    attack: { kind: "collectionIds", path: company },
    honest: "server",
    twin: { kind: "collectionIds", path: company },
  },
  ...writes().map(({ what, attacker, request }) => ({
    what,
    row: attacker === "admin" ? (31 as const) : (32 as const),
    attacker,
    attack: request,
    honest: "server" as const,
    twin: request,
  })),
];

function profileOf(employeeId: EmployeeId): string {
  return at(`employees/${employeeId}/private/profile`);
}

/** Only the server writes, whatever is written and with any token. */
function writes(): { what: string; attacker: Actor; request: Request }[] {
  const into = (attacker: Actor, path: string, data: Record<string, unknown>) => ({
    what: `${attacker} writes ${Object.keys(data).join(", ")} into ${path}`,
    attacker,
    request: { kind: "update" as const, path, data },
  });
  const mine = at("employees/attacked");
  return [
    into("admin", mine, { name: "Ana", isOwner: true }),
    into("admin", mine, { name: 7 }),
    into("admin", mine, { notes: "x".repeat(1_000_000) }),
    into("admin", mine, { createdAt: new Date("2100-01-01") }),
    into("admin", at("employees/attacked/private/pay"), { rateTenThousandths: -1 }),
    into("ana", at("wageChanges/attacked"), { employeeId: ids.ana, rateTenThousandths: 1 }),
    into("ana", at("timeEntries/attacked"), { employeeId: ids.ana, locationId: ids.quay }),
    into("ana", at("members/attacked"), { role: "admin" }),
    into("manager", at("members/attacked"), { locationIds: [ids.quay, ids.market] }),
    into("manager", at("locations/attacked"), { name: "Quay" }),
    into("ana", "users/attacked", { companyId: ids.company }),
    into("viewingAdmin", mine, { name: "Ana" }),
    into("viewingAdmin", "users/attacked", { viewing: null }),
    into("viewingAna", at("timeEntries/attacked"), { employeeId: ids.ana, locationId: ids.quay }),
    into("staleAdmin", "userState/attacked", { minIat: minIat - 3600 }),
    {
      what: "their own profile and another company's document in one write",
      attacker: "admin",
      request: { kind: "writeAll", paths: ["users/attacked", `${other}/locations/attacked`] },
    },
  ];
}
