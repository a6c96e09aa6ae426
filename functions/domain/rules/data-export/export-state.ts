import type { UserId } from "../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { DataExport } from "../../records/data-export/export-record.ts";
import { RuleViolation } from "../violations/rule-violation.ts";

export type ExportState = "waiting" | "taken" | "expired" | "started";

type Shown = Pick<DataExport, "prepared" | "expiresAt">;

/** What became of an export; one that admins started themselves is only started. */
export function exportStateOf({ prepared, expiresAt }: Shown, now: Instant): ExportState {
  if (prepared === null) return "started";
  if (prepared.takenAt !== null) return "taken";
  return expiresAt > now ? "waiting" : "expired";
}

/** True where the person may read the pages of an export: only that person started it. */
export function mayReadPages(
  { startedBy, expiresAt, prepared }: Pick<DataExport, "startedBy" | "expiresAt" | "prepared">,
  { uid, now }: { uid: UserId; now: Instant },
): boolean {
  return prepared === null && startedBy === uid && expiresAt > now;
}

/** The prepared export once an admin took it. Throws notFound for one that does not wait any more. */
export function takenExport(
  waiting: DataExport,
  { name, now }: { name: string; now: Instant },
): DataExport {
  if (waiting.prepared === null || waiting.expiresAt <= now) {
    throw new RuleViolation("notFound", { what: "dataExport" });
  }
  return { ...waiting, prepared: { takenAt: now, takenByName: name } };
}
