import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { formatsOfAnybody } from "@crewline/domain/kernel/formats/formats";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { formatsOfLetter } from "@crewline/domain/projections/mail/formats-of-letter";
import type { Company } from "@crewline/domain/records/company/company";
import type { Subscription } from "@crewline/domain/records/subscription/subscription";
import type { User } from "@crewline/domain/records/users/user";
import { mailId } from "@crewline/domain/rules/mail/new-mail";
import type { PaymentNotice } from "@crewline/domain/rules/subscription/payment-notice";
import { paymentNotice } from "@crewline/domain/rules/subscription/payment-notice";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { mail } from "../../store/mail.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { inTransaction } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";
import { queueMail, tellUser } from "../mail/queue-mail.ts";
import { presentSubscription } from "./present-subscription.ts";

/**
 * Tells the admins and the billing address that a payment is missing or the trial is over, again
 * shortly before the grace ends, and once the company is read-only. However often it is called, each
 * is told once of each; of a company that is suspended or deleted nobody is.
 */
export async function tellPaymentDue(companyId: CompanyId): Promise<void> {
  await inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const subscription = await presentSubscription(store);
    const notice = paymentNotice(subscription, now());
    if (notice === null) return;
    const company = await store.company();
    if (company.standing) return;
    const { stopAt, stage } = notice;
    const key = `${companyId}_${Date.parse(stopAt)}_${stage}`;
    const readers = await notYetTold(unit, key, await readersOf(unit, store, subscription));
    for (const reader of readers) tell(unit, reader, { company, notice, key });
  });
}

/** A login, or an address that is nobody's login here. */
type Reader = { name: string } & ({ user: User } | { address: string });

async function readersOf(
  unit: Unit,
  store: CompanyStore,
  { billingEmail }: Subscription,
): Promise<Reader[]> {
  const members = await store.members.list([["role", "==", "admin"]]);
  const admins = await users(unit).findAll(members.map(({ id }) => id));
  const readers: Reader[] = admins.map((user) => ({ name: user.id, user }));
  if (billingEmail === null || admins.some(({ email }) => email === billingEmail)) return readers;
  return [...readers, { name: "billing", address: billingEmail }];
}

async function notYetTold(
  unit: Unit,
  key: string,
  readers: readonly Reader[],
): Promise<readonly Reader[]> {
  const idOf = ({ name }: Reader) => mailId("paymentDue", `${key}_${name}`);
  const told = new Set((await mail(unit).findAll(readers.map(idOf))).map(({ id }) => id));
  return readers.filter((reader) => !told.has(idOf(reader)));
}

interface Told {
  company: Company;
  notice: PaymentNotice;
  key: string;
}

function tell(unit: Unit, reader: Reader, { company, notice, key }: Told): void {
  const { id: companyId, name: companyName, timeZone } = company;
  const { why, stage, stopAt } = notice;
  const stopDay = localDateAt(stopAt, timeZone);
  const preferences = "user" in reader ? reader.user.preferences : formatsOfAnybody;
  const formats = formatsOfLetter(preferences, company);
  const content = { kind: "paymentDue", companyName, why, stage, stopDay, formats } as const;
  const message = { key: `${key}_${reader.name}`, companyId, content };
  if ("user" in reader) tellUser(unit, reader.user, message);
  else queueMail(unit, { ...message, to: reader.address });
}
