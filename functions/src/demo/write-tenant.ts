import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { userIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { settingsFrom } from "@crewline/domain/rules/company/apply-basics";
import type { Company } from "@crewline/domain/records/company/company";
import { defaultSecurity } from "@crewline/domain/records/company/company";
import type { Member } from "@crewline/domain/records/company/member";
import { noPersonalData } from "@crewline/domain/records/employees/employee";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { OPEN_WORK_DAYS_BACK } from "@crewline/domain/records/summaries/open-work";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { CompanyStore } from "../store/company/company-store.ts";
import { companyStore } from "../store/company/company-store.ts";
import { employeeEmailId } from "../store/company/employee-emails.ts";
import type { Database } from "../store/unit/seed-unit.ts";
import { SeedUnit } from "../store/unit/seed-unit.ts";
import { availabilityOf } from "./availability.ts";
import { CompanyHistory } from "./company-history.ts";
import { writeChecklists } from "./checklists.ts";
import { demoJobRoles } from "./job-roles.ts";
import { demoSkills } from "./skills.ts";
import { Random } from "./random.ts";
import { writeSales } from "./sales.ts";
import { instantAt, weeksOf } from "./seed-time.ts";
import type { Staffer } from "./staff.ts";
import { hirePeople, membershipOf } from "./staff.ts";
import type { Tenant } from "./tenant.ts";
import { timeOffOf } from "./time-off.ts";
import { wagesOf } from "./wages.ts";
import { writeMembers } from "./write-members.ts";

export interface Seeding {
  database: Database;
  now: Instant;
  /** Called after each written week with the number of documents so far. */
  onWeek(done: { week: number; weeks: number; documents: number }): void;
}

/** The written records, and the logins to create for the members. */
export interface WrittenTenant {
  documents: number;
  /** The admin's membership, which is not written if no other member has a login. */
  admin: Member;
  members: Member[];
}

/** Writes a company with its people and their whole history. */
export async function writeTenant(tenant: Tenant, seeding: Seeding): Promise<WrittenTenant> {
  const { database, now, onWeek } = seeding;
  const random = new Random(tenant.seed);
  const writer = new SeedUnit(database, random, now);
  const store = companyStore(writer.unit, tenant.id);
  const weeks = weeksOf(tenant, now);
  const firstDay = weeks[0]?.weekStart ?? localDateAt(now, tenant.basics.timeZone);
  const today = localDateAt(now, tenant.basics.timeZone);

  const people = hirePeople({ tenant, random, firstDay, today });
  const company = companyOf(
    tenant,
    addDays(firstDay, -40),
    tenant.admin.uid ?? userIdSchema.parse(random.id()),
  );
  const admin = adminOf(tenant, company);
  const members = [admin, ...people.filter(hasLogin).map(membershipOf)];
  if (tenant.hasLogins) {
    writeMembers(writer.unit, tenant.id, { members, company });
  }
  writeBasics(store, { tenant, company, people });
  const owner = { uid: company.createdBy, name: tenant.admin.displayName };
  writeSales(store, { tenant, people, enteredBy: owner.uid, firstDay, today });
  writeChecklists(store, { tenant, people, savedByName: owner.name, now });
  const wages = { tenant, random, actor: { ...owner, role: "admin" as const }, firstDay, today };
  for (const [index, person] of people.entries()) {
    const said = availabilityOf(person, index, { today, at: company.createdAt });
    if (said !== null) store.availability.save(said.id, said);
  }
  const asking = { company, today, at: company.createdAt, decidedByName: owner.name };
  for (const one of people.flatMap((person, index) => timeOffOf(person, index, asking))) {
    store.timeOff.save(one.id, one);
  }
  const rates = people.map((person, index) => writeWages(store, wages, { person, index }));
  await writer.flush();

  const history = new CompanyHistory({ tenant, company, people, rates, store, random, now });
  history.writeClockChange(firstDay);
  for (const [index, week] of weeks.entries()) {
    history.writeWeek(week);
    await writer.flush();
    onWeek({ week: index + 1, weeks: weeks.length, documents: writer.written });
  }
  history.finish(addDays(today, -OPEN_WORK_DAYS_BACK));
  await writer.flush();
  return { documents: writer.written, admin, members };
}

function companyOf(tenant: Tenant, day: LocalDate, founder: UserId): Company {
  const createdAt = instantAt(day, "09:00", tenant.basics.timeZone);
  return {
    id: tenant.id,
    security: defaultSecurity,
    ...settingsFrom(tenant.basics),
    jobRoles: [...demoJobRoles],
    skills: [...demoSkills],
    createdAt,
    createdBy: founder,
    onBoardedAt: createdAt,
    onBoarding: { step: "week", skipped: [] },
    ...(tenant.demoUntil !== undefined && { demoUntil: tenant.demoUntil }),
    version: 1,
  };
}

function adminOf({ admin }: Tenant, { createdBy }: Company): Member {
  return {
    id: createdBy,
    email: admin.email,
    displayName: admin.displayName,
    role: "admin",
    employeeId: null,
    locationIds: [],
    mayViewWages: true,
    version: 1,
  };
}

/** Former employees have lost their login. */
function hasLogin({ employee }: Staffer): boolean {
  return employee.userId !== null;
}

interface Basics {
  tenant: Tenant;
  company: Company;
  people: readonly Staffer[];
}

function writeBasics(store: CompanyStore, { tenant, company, people }: Basics): void {
  store.saveCompany(company);
  for (const location of tenant.locations) store.locationRecords.save(location.id, location);
  for (const [index, { employee, email }] of people.entries()) {
    const { id } = employee;
    const phone = `+1212555${String(100 + (index % 100)).padStart(4, "0")}`;
    store.employees.save(id, employee);
    const contact = { email, phone, notes: "" };
    store.employeeProfiles.save(id, { ...contact, ...noPersonalData, version: 1 });
    store.employeeEmails.save(employeeEmailId(email), { employeeId: id });
  }
}

function writeWages(
  store: CompanyStore,
  terms: Parameters<typeof wagesOf>[0],
  { person, index }: { person: Staffer; index: number },
) {
  const { pay, changes } = wagesOf(terms, person, index);
  store.employeePay.save(person.employee.id, pay);
  for (const change of changes) store.wageChanges.save(change.id, change);
  return pay.rates;
}

/** The company of the product's own staff, who administer all others. */
export async function writeStaffCompany(
  tenant: Tenant,
  { database, now }: Seeding,
): Promise<WrittenTenant> {
  const random = new Random(tenant.seed);
  const writer = new SeedUnit(database, random, now);
  const day = addDays(localDateAt(now, tenant.basics.timeZone), -400);
  const company = companyOf(tenant, day, userIdSchema.parse(random.id()));
  const admin = adminOf(tenant, company);
  const members = [admin];
  writeMembers(writer.unit, tenant.id, { members, company });
  writeBasics(companyStore(writer.unit, tenant.id), { tenant, company, people: [] });
  await writer.flush();
  return { documents: writer.written, admin, members };
}
