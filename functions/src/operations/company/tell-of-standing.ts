import type { Company } from "@crewline/domain/records/company/company";
import type {
  CompanyAct,
  CompanyStanding,
} from "@crewline/domain/records/company/company-standing";
import { formatsOfLetter } from "@crewline/domain/projections/mail/formats-of-letter";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { nowMillis } from "../../platform/clock.ts";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";
import { tellUser } from "../mail/queue-mail.ts";

interface Told {
  act: CompanyAct;
  standing: CompanyStanding | null;
}

/** Reads the company's admins; returns what queues a message to each of them. */
export async function tellOfStanding(
  unit: Unit,
  company: Company,
  { act, standing }: Told,
): Promise<() => void> {
  const { id: companyId, name: companyName, timeZone } = company;
  const admins = await companyStore(unit, companyId).members.list([["role", "==", "admin"]]);
  const readers = await users(unit).findAll(admins.map(({ id }) => id));
  const eraseAt = standing?.eraseAt ?? null;
  const eraseDay = eraseAt === null ? null : localDateAt(eraseAt, timeZone);
  const content = { kind: "companyStanding", companyName, act, eraseDay } as const;
  const key = `${companyId}-${act}-${nowMillis()}`;
  return () => {
    for (const reader of readers) {
      const formats = formatsOfLetter(reader.preferences, company);
      const message = { key: `${key}-${reader.id}`, companyId };
      tellUser(unit, reader, { ...message, content: { ...content, formats } });
    }
  };
}
