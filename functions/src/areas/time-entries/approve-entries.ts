import type { TimeEntryId, EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { timeEntryIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { ruleSentence } from "@crewline/domain/words/violations/rule-sentence";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import type { approveTimeEntriesSchema } from "@crewline/domain/rules/time-entries/time-entry-inputs";
import { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { openWeekBook, timeOf } from "../../operations/weeks/open-week-book.ts";
import type { WeekBook } from "../../operations/weeks/week-book.ts";
import { saveBook } from "../../operations/weeks/week-book.ts";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { approveEntry } from "./approve-entry.ts";

/** For each entry whether it is approved now, and if not, why. */
export const approvedSchema = z.object({
  results: z.array(
    z.object({
      entryId: timeEntryIdSchema,
      isApproved: z.boolean(),
      problem: z.nullable(z.string()),
    }),
  ),
});

type Input = z.infer<typeof approveTimeEntriesSchema>;
type Result = z.infer<typeof approvedSchema>["results"][number];

/** Approves the entries that can be approved and returns what prevents each of the others. */
export function approveEntries(actor: Actor, input: Input): Promise<{ results: Result[] }> {
  return command(actor, input, async (store) => {
    const entries = await store.timeEntries.findAll(input.entries.map(({ entryId }) => entryId));
    const books = await openBooks(store, entries, now());
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    const results = input.entries.map(({ entryId, expectedVersion }) => {
      const entry = byId.get(entryId);
      const book = entry && books.get(entry.employeeId);
      return resultOf(
        entryId,
        () => {
          if (!entry || !book) throw new RuleViolation("notFound", { what: "timeEntry" });
          byId.set(entryId, approveEntry(book, actor, { entry, expectedVersion }));
        },
        actor.locale,
      );
    });
    for (const book of books.values()) saveBook(book);
    return { results };
  });
}

/** One book per employee, with the weeks of all entries concerned. */
async function openBooks(
  store: CompanyStore,
  entries: readonly TimeEntry[],
  at: Instant,
): Promise<Map<EmployeeId, WeekBook>> {
  const byPerson = [...Map.groupBy(entries, ({ employeeId }) => employeeId)];
  const books = byPerson.map(async ([employeeId, own]) => {
    const book = await openWeekBook(store, { employeeId, now: at }, own.map(timeOf));
    return [employeeId, book] as const;
  });
  return new Map(await Promise.all(books));
}

function resultOf(entryId: TimeEntryId, act: () => void, locale: Locale): Result {
  try {
    act();
    return { entryId, isApproved: true, problem: null };
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error;
    return { entryId, isApproved: false, problem: ruleSentence(error, locale) };
  }
}
