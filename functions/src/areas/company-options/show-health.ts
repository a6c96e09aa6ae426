import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { instantSchema } from "@crewline/domain/kernel/time/instant";
import { localDateSchema } from "@crewline/domain/kernel/time/local-date";
import { dueWorkSchema } from "@crewline/domain/records/jobs/due-work";
import { z } from "zod/mini";
import { readCompany } from "../../store/company/read-company.ts";
import { countFailedMail, countTimeEntries } from "../../store/count-documents.ts";
import { dueWork } from "../../store/due-work.ts";
import { mail } from "../../store/mail.ts";
import { readingUnit } from "../../store/unit/unit.ts";

/** Open drifts that are counted; more are told as so many or more. */
const MOST_DRIFTS = 100;
const MOST_FAILURES = 5;

export const healthSchema = z.object({
  entries: z.int().check(z.minimum(0)),
  lastEntryAt: z.nullable(instantSchema),
  /** Weeks, figures, summaries and audit days that a nightly check found wrong. */
  openDrifts: z.int().check(z.minimum(0), z.maximum(MOST_DRIFTS)),
  driftSeenAt: z.nullable(instantSchema),
  /** The last day of the audit that a night sealed; null before the first night. */
  lastNight: z.nullable(localDateSchema),
  failedMail: z.int().check(z.minimum(0)),
  lastFailedMail: z.nullable(
    z.object({ createdAt: instantSchema, problem: z.nullable(z.string()) }),
  ),
  /** The work whose last attempt failed, the latest first, and when it is tried again. */
  failures: z.array(
    z.object({
      job: dueWorkSchema.shape.job,
      at: instantSchema,
      text: z.string(),
      nextAt: instantSchema,
    }),
  ),
});
type Health = z.infer<typeof healthSchema>;

/** How a company's data, mail and jobs are; reads at most 110 documents, whatever its size. */
export async function showHealth(companyId: CompanyId): Promise<Health> {
  const [data, letters, failures] = await Promise.all([
    dataHealth(companyId),
    mailHealth(companyId),
    failuresOf(companyId),
  ]);
  return { ...data, ...letters, failures };
}

async function dataHealth(companyId: CompanyId) {
  const store = await readCompany(companyId);
  const newest = { limit: 1 } as const;
  const [entries, last, drifts, sealed] = await Promise.all([
    countTimeEntries(companyId),
    store.timeEntries.list([], { ...newest, orderBy: ["updatedAt", "desc"] }),
    store.drifts.list([["state", "==", "open"]], { limit: MOST_DRIFTS }),
    store.auditDays.list([], { ...newest, orderBy: ["day", "desc"] }),
  ]);
  return {
    entries,
    lastEntryAt: last[0]?.updatedAt ?? null,
    openDrifts: drifts.length,
    driftSeenAt:
      drifts
        .map(({ seenAt }) => seenAt)
        .toSorted()
        .at(-1) ?? null,
    lastNight: sealed[0]?.day ?? null,
  };
}

async function mailHealth(companyId: CompanyId) {
  const filters = [
    ["companyId", "==", companyId],
    ["state", "==", "failed"],
  ] as const;
  const [failedMail, { found }] = await Promise.all([
    countFailedMail(companyId),
    mail(await readingUnit()).listReadable(filters, { orderBy: ["createdAt", "desc"], limit: 1 }),
  ]);
  const [last] = found;
  const lastFailedMail =
    last === undefined ? null : { createdAt: last.createdAt, problem: last.problem };
  return { failedMail, lastFailedMail };
}

/** Rows without a failure have no such field, so the index holds the failed ones alone. */
async function failuresOf(companyId: CompanyId): Promise<Health["failures"]> {
  const { found } = await dueWork(await readingUnit()).listReadable(
    [["companyId", "==", companyId]],
    { orderBy: ["problem.at", "desc"], limit: MOST_FAILURES },
  );
  return found.flatMap(({ job, problem, dueAt: nextAt }) =>
    problem === null ? [] : [{ job, ...problem, nextAt }],
  );
}
