import type { ShiftId } from "../../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../../kernel/time/instant.ts";
import type { PublishedShift, Shift, ShiftPublication } from "../../../records/schedules/shift.ts";
import type { PublishDiff } from "../publish-diff.ts";
import { takenAt } from "../taken-at.ts";

interface Publishing {
  publishedAt: Instant;
  scheduleVersion: number;
  /** What publishing adds to what is kept of the shifts. */
  publications: ReadonlyMap<ShiftId, ShiftPublication>;
}

/** A planned shift as staff see it once it is published. */
export function publishedCopy(
  shift: Shift,
  { publications, ...publishing }: Publishing,
): PublishedShift {
  const { state: _state, updatedBy: _by, updatedByName: _name, ...rest } = shift;
  const { version: _version, publication: _publication, overrides: _reasons, ...planned } = rest;
  const { requiredSkillIds: _skills, batchId: _batch, templateId: _template, ...seen } = planned;
  const publication = publications.get(shift.id) ?? shift.publication;
  const taken = publication === undefined ? null : takenAt({ ...shift, publication });
  return { ...seen, ...publishing, ...(taken !== null && { takenAt: taken }) };
}

/** The shifts of a week as staff see them once the difference is published, in order of time. */
export function publishedAfter(
  published: readonly PublishedShift[],
  { added, changed, removed }: PublishDiff,
  publishing: Publishing,
): PublishedShift[] {
  const shown = [...added, ...changed.map(({ after }) => after)];
  const gone = new Set([...shown, ...removed].map(({ id }) => id));
  return [
    ...published.filter(({ id }) => !gone.has(id)),
    ...shown.map((shift) => publishedCopy(shift, publishing)),
  ].toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id));
}
