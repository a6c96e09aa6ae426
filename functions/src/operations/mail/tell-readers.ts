import type { CompanyId, EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Formats } from "@crewline/domain/kernel/formats/formats";
import { formatsOfLetter } from "@crewline/domain/projections/mail/formats-of-letter";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { MailContent } from "@crewline/domain/records/mail/mail-content";
import type { User } from "@crewline/domain/records/users/user";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";
import type { Actor } from "../commands/actor.ts";
import { findDeciders } from "./find-deciders.ts";
import { tellUser } from "./queue-mail.ts";

interface Message {
  company: Company;
  /** The subject of the mail, so that the same event is told once to each reader. */
  key: string;
  /** The message in the reader's formats. */
  contentIn: (formats: Formats) => MailContent;
}

/** Reads the logins of those who decide about the employee's work at the locations. */
export async function findDecidingUsers(
  unit: Unit,
  companyId: CompanyId,
  work: { locationIds: readonly LocationId[]; employeeId: EmployeeId },
): Promise<User[]> {
  const store = companyStore(unit, companyId);
  const deciders = await findDeciders(store, work.locationIds, work.employeeId);
  return users(unit).findAll(deciders.map(({ id }) => id));
}

/** Reads the login of the employee; none without one. */
export async function findUserOf(
  unit: Unit,
  { userId }: Pick<Employee, "userId">,
): Promise<User[]> {
  return userId === null ? [] : users(unit).findAll([userId]);
}

/** Queues the message to each reader of the company but the person who acted. */
export function tellReaders(
  unit: Unit,
  { companyId, uid }: Pick<Actor, "companyId" | "uid">,
  { readers, company, key, contentIn }: Message & { readers: readonly User[] },
): void {
  for (const user of readers.filter((one) => one.companyId === companyId && one.id !== uid)) {
    const content = contentIn(formatsOfLetter(user.preferences, company));
    tellUser(unit, user, { key: `${key}_${user.id}`, companyId, content });
  }
}
