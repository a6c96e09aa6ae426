import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { NameOfRole } from "../../rules/job-roles/job-role-names.ts";
import { nameOrNone } from "../../rules/job-roles/job-role-names.ts";
import type {
  BreakAttestation,
  CorrectionRequest,
  TimeEntry,
  WorkBreak,
} from "../../records/time-entries/time-entry.ts";
import { storedStateWords } from "../../words/time-entries/entry-state-words.ts";
import { countsAsWorked } from "../../rules/time-entries/transitions.ts";
import { workedSeconds } from "../../rules/time-entries/worked-seconds.ts";
import type { TimeEntryAudit } from "../../records/time-entries/time-entry-audit.ts";

type Described = Pick<TimeEntryAudit, "changes" | "deltaSeconds">;
type Change = TimeEntryAudit["changes"][number];

/**
 * Names by id, so that a row can be read when the location or the role has another name, or none.
 */
export interface EntryNames {
  location: (locationId: LocationId) => string;
  jobRole: NameOfRole;
}

/**
 * Lists the changes of an entry, field by field, and by how many seconds the time that counts as
 * worked grew or shrank. `before` is null for a new entry. Instants stay instants, as text.
 */
export function describeChange(
  before: TimeEntry | null,
  after: TimeEntry,
  names: EntryNames,
): Described {
  const old = before === null ? null : fieldsOf(before, names);
  const current = fieldsOf(after, names);
  const changes = Object.keys({ ...current, ...old }).flatMap((field) =>
    changeOf(field, old?.[field] ?? null, current[field] ?? null),
  );
  const deltaSeconds = countedSeconds(after) - (before === null ? 0 : countedSeconds(before));
  return { changes, deltaSeconds };
}

function changeOf(field: string, before: string | null, after: string | null): Change[] {
  return before === after ? [] : [{ field, before, after }];
}

function fieldsOf(entry: TimeEntry, names: EntryNames): Record<string, string | null> {
  const { payable } = entry;
  return {
    State: storedStateWords[entry.state],
    "First approval": entry.firstApproval?.name ?? null,
    Location: names.location(entry.locationId),
    "Job role": nameOrNone(entry.jobRoleId, names.jobRole),
    Start: payable.startsAt,
    End: payable.endsAt,
    ...Object.fromEntries(payable.breaks.flatMap(breakFields)),
    ...requestFields(entry.correction),
    "Break attested": attested[entry.breakAttestation],
    Note: entry.note || null,
  };
}

const attested: Record<BreakAttestation, string | null> = {
  none: null,
  mealWaived: "meal waived",
  noBreak: "no break taken",
};

function breakFields(taken: WorkBreak, index: number): [string, string | null][] {
  const name = `Break ${index + 1}`;
  return [
    [`${name} start`, taken.startsAt],
    [`${name} end`, taken.endsAt],
    [`${name} paid`, taken.isPaid ? "yes" : "no"],
  ];
}

function requestFields(correction: CorrectionRequest | null): Record<string, string | null> {
  if (correction === null) return {};
  const { state, requested, isNewEntry } = correction;
  // The times of the entry are those that are asked for.
  if (isNewEntry) return { Request: state };
  const breaks = requested.breaks.flatMap((taken, index) =>
    breakFields(taken, index).map(([name, value]): [string, string] => [
      `Requested ${name.toLowerCase()}`,
      value ?? "",
    ]),
  );
  return {
    Request: state,
    "Requested start": requested.startsAt,
    "Requested end": requested.endsAt,
    ...Object.fromEntries(breaks),
  };
}

function countedSeconds(entry: TimeEntry): number {
  const { endsAt } = entry.payable;
  if (endsAt === null || !countsAsWorked(entry.state)) return 0;
  return workedSeconds(entry.payable, endsAt);
}
