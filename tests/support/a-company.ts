import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import type { EmployeeId, LocationId, CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { JobRole } from "@crewline/domain/records/job-roles/job-role";
import { aJobRole } from "@crewline/domain/records/job-roles/role-id.test-support";
import { randomUUID } from "node:crypto";
import type { Role } from "@crewline/domain/kernel/access/role";
import type { CompanyBasics } from "@crewline/domain/records/company/company";
import { deviceFormats } from "@crewline/domain/kernel/formats/formats";
import type { CompanyStore } from "../../functions/src/store/company/company-store.ts";
import { readCompany } from "../../functions/src/store/company/read-company.ts";
import type { Api } from "./api-client.ts";
import { anAttempt, apiFor } from "./api-client.ts";
import { noteCompany } from "./made-companies.ts";
import type { Login } from "./auth-emulator.ts";
import { aLogin, changeAccount, signInAgain } from "./auth-emulator.ts";

/** A person with a login, and the API as they call it. */
export interface Member {
  login: Login;
  api: Api;
}

export interface TestCompany {
  companyId: CompanyId;
  owner: Member;
  /** The locations, by the names of the order: Harbor, Market. */
  harbor: LocationId;
  market: LocationId;
  /** Reads the company's documents, bypassing the rules. */
  read: () => Promise<CompanyStore>;
}

export const basics: CompanyBasics = {
  name: "Harbor Coffee",
  country: "US",
  currency: "USD",
  timeZone: "America/New_York",
  formats: deviceFormats,
  payPeriod: { kind: "biweekly", anchor: "2026-01-05" },
  weekStart: "monday",
  overtimePreset: "flsa",
};

/** The job roles of that company; the ids are the names as ids. */
export const testRoles: readonly JobRole[] = ["Barista", "Cook", "Host", "Lead"].map((name) =>
  aJobRole(name),
);

/** That company's values in Settings. */
export const general = {
  name: basics.name,
  country: basics.country,
  currency: basics.currency,
  timeZone: basics.timeZone,
  formats: basics.formats,
  weekStart: basics.weekStart,
  workdayStart: "00:00",
};

/** A company with an owner and two locations in New York, made through the API. */
export async function aCompany(change: Partial<CompanyBasics> = {}): Promise<TestCompany> {
  return aTestCompanyOf(await aLogin(), change);
}

/** A company as `aCompany` makes it, with that login as its owner. */
export async function aTestCompanyOf(
  login: Login,
  change: Partial<CompanyBasics> = {},
): Promise<TestCompany> {
  const founder = apiFor(login.idToken);
  const company = { ...basics, ...change };
  const starter = { industry: null, jobRoles: [...testRoles] };
  const founding = { ...anAttempt(), company, starter };
  const { companyId } = await founder.onBoard.createCompany.mutate(founding);
  noteCompany(companyId);
  const owner = await memberOf(login);
  return {
    companyId,
    owner,
    harbor: await aLocation(owner.api, "Harbor"),
    market: await aLocation(owner.api, "Market"),
    read: () => readCompany(companyId),
  };
}

/** Product staff: an admin of a company of the product's own, at a proven address of its domain. */
export async function aStaffMember(): Promise<Member> {
  const login = await aStaffLogin();
  const company = { ...basics, name: "The product" };
  await apiFor(login.idToken).onBoard.createCompany.mutate({ ...anAttempt(), company });
  return memberOf(login);
}

/** A login at a proven address of the product company's domain. */
export async function aStaffLogin(): Promise<Login> {
  const login = await aLogin(`${randomUUID()}@crewline.example`);
  await changeAccount(login.uid, { emailVerified: true });
  return login;
}

export async function aLocation(
  api: Api,
  name: string,
  timeZone = "America/New_York",
): Promise<LocationId> {
  const location = { name, address: "", timeZone, openingHours: {} };
  const { locationId } = await api.locations.add.mutate({ ...anAttempt(), location });
  return locationId;
}

/** Archives a location, or returns the reason why not. */
export async function archiveLocation(
  { owner, read }: TestCompany,
  locationId: LocationId,
  movesPeopleTo: LocationId | null = null,
): Promise<{ batchId: BatchId; problem: string | null }> {
  const { name: title, version: expectedVersion } = await (await read()).locations.get(locationId);
  const { batchId, rows } = await owner.api.locations.archiveMany.mutate({
    ...anAttempt(),
    groupId: randomUUID(),
    title: "A test",
    movesPeopleTo,
    rows: [{ key: locationId, title, locationId, expectedVersion }],
  });
  return { batchId, problem: rows[0]?.problem ?? null };
}

export interface PersonChange {
  name?: string;
  email?: string | null;
  /** The name of one of `testRoles`, or of another role. */
  jobRole?: string | null;
  rateTenThousandths?: number | null;
  locationIds?: LocationId[];
  ratesFrom?: string;
}

/** An employee of the company without a login: Ana, a barista at Harbor for 18.50 an hour. */
export async function anEmployee(
  { owner, harbor }: TestCompany,
  { locationIds = [harbor], ratesFrom = "2026-01-01", ...change }: PersonChange = {},
): Promise<EmployeeId> {
  const person = {
    name: "Ana Diaz",
    email: null,
    jobRole: "Barista",
    rateTenThousandths: 185_000,
    ...change,
  };
  const input = { ...anAttempt(), people: [person], locationIds, ratesFrom };
  const { employeeIds } = await owner.api.employees.add.mutate(input);
  const [employeeId] = employeeIds;
  if (employeeId === undefined) throw new Error("No one was added.");
  return employeeId;
}

export interface MemberChange extends PersonChange {
  role?: Role;
  /** The locations of a manager's rights; the employee's by default. */
  reach?: LocationId[];
  /** The login that accepts; a new one by default. */
  login?: Login;
}

/** An employee who has accepted the invitation to sign in. */
export async function aMember(
  company: TestCompany,
  { role = "employee", reach, login: given, ...person }: MemberChange = {},
): Promise<Member & { employeeId: EmployeeId }> {
  const employeeId = await anEmployee(company, person);
  const login = given ?? (await aLogin());
  const { link } = await company.owner.api.employees.invite.mutate({
    ...anAttempt(),
    employeeId,
    email: login.email,
    role,
    locationIds: reach ?? person.locationIds ?? [company.harbor],
    mayViewWages: false,
  });
  const token = tokenOf(link);
  await apiFor(login.idToken).user.acceptInvitation.mutate({ ...anAttempt(), token });
  return { ...(await memberOf(login)), employeeId };
}

export function tokenOf(link: string): string {
  return new URL(link).searchParams.get("invitation") ?? "";
}

/** The person after signing in again, with the claims of this moment. */
export async function memberOf(login: Login): Promise<Member> {
  const fresh = await signInAgain(login);
  return { login: fresh, api: apiFor(fresh.idToken) };
}
