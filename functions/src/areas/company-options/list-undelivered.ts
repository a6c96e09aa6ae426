import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { mailSchema } from "@crewline/domain/records/mail/mail";
import type { Mail } from "@crewline/domain/records/mail/mail";
import { writeLetter } from "@crewline/domain/projections/mail/write-letter";
import { z } from "zod/mini";
import { companies } from "../../store/companies.ts";
import { mail, mailInState } from "../../store/mail.ts";
import { readingUnit } from "../../store/unit/unit.ts";

const LIMIT = 200;

export const undeliveredSchema = z.extend(
  z.pick(mailSchema, {
    id: true,
    to: true,
    state: true,
    attempts: true,
    nextAttemptAt: true,
    problem: true,
    createdAt: true,
  }),
  { subject: z.string(), companyName: z.nullable(z.string()) },
);
type Undelivered = z.infer<typeof undeliveredSchema>;

/** Messages that were given up or are still waiting, newest first, without their content. */
export async function listUndelivered(): Promise<{ messages: Undelivered[]; unreadable: number }> {
  const unit = await readingUnit();
  const [failed, waiting] = await Promise.all([
    mail(unit).listReadable(mailInState("failed"), { limit: LIMIT }),
    mail(unit).listReadable(mailInState("queued", "sending"), { limit: LIMIT }),
  ]);
  const found = [...failed.found, ...waiting.found]
    .filter(isMail)
    .toSorted((a, b) => (a.createdAt > b.createdAt ? -1 : 1));
  const named = await companies(unit).findReadable(
    found.flatMap(({ companyId }) => companyId ?? []),
  );
  const nameOf = new Map(named.found.map(({ id, name }) => [id, name]));
  return {
    messages: found.map((message) => describe(message, nameOf)),
    unreadable: failed.unreadable + waiting.unreadable,
  };
}

/** Notifications to devices are beside a mail, or were chosen instead of one. */
function isMail({ push }: Mail): boolean {
  return push === null;
}

function describe(message: Mail, nameOf: ReadonlyMap<CompanyId, string>): Undelivered {
  const { id, to, state, attempts, nextAttemptAt, problem, createdAt, companyId } = message;
  const { subject } = writeLetter(message.content, message.language);
  const companyName = companyId === null ? null : (nameOf.get(companyId) ?? null);
  return { id, to, state, attempts, nextAttemptAt, problem, createdAt, subject, companyName };
}
