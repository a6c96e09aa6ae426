import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Drift, DriftKind, DriftSubject } from "@crewline/domain/records/summaries/drift";
import { driftId } from "@crewline/domain/records/summaries/drift";
import type { CheckResult } from "@crewline/domain/rules/jobs/drift-after-check";
import { driftAfterCheck } from "@crewline/domain/rules/jobs/drift-after-check";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { inTransaction } from "../../store/unit/unit.ts";
import { recordEvent } from "./record-event.ts";
import { systemActor } from "./system-actor.ts";

/**
 * Notes in a transaction what a check found about a subject, with an event when it is a new drift.
 * Reads before it writes.
 */
export async function noteDrift(
  store: CompanyStore,
  subject: DriftSubject,
  result: CheckResult,
): Promise<void> {
  const id = driftId(subject);
  const before = await store.drifts.find(id);
  const drift = driftAfterCheck(before, subject, { result, at: store.now() });
  if (drift === null) return;
  store.drifts.save(id, drift);
  if (drift.state !== "open" || before?.state === "open") return;
  const { kind, day, locationId, isRebuilt } = drift;
  recordEvent(store, systemActor, {
    type: "driftFound",
    locationId,
    subject: { kind: "drift", id },
    facts: { kind, day, isRebuilt },
  });
}

/** As `noteDrift`, in a transaction of its own. */
export function settleDrift(
  companyId: CompanyId,
  subject: DriftSubject,
  result: CheckResult,
): Promise<void> {
  return inTransaction((unit) => noteDrift(companyStore(unit, companyId), subject, result));
}

/** The open drifts of a kind, which the next check looks at again. */
export async function openDrifts(store: CompanyStore, kind: DriftKind): Promise<Drift[]> {
  const open = await store.drifts.list([["state", "==", "open"]]);
  return open.filter((drift) => drift.kind === kind);
}
