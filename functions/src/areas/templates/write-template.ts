import type {
  ChecklistTemplate,
  ChecklistTerms,
} from "@crewline/domain/records/checklists/checklist-template";
import { MOST_CHECKLIST_TEMPLATES } from "@crewline/domain/records/checklists/checklist-template";
import { versionOf } from "@crewline/domain/records/checklists/checklist-version";
import { checklistChanges } from "@crewline/domain/rules/checklists/checklist-changes";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Actor } from "../../operations/commands/actor.ts";
import { isInReach, requireReach } from "../../operations/commands/require-reach.ts";
import { recordAudit } from "../../operations/history/record-audit.ts";
import { now } from "../../platform/clock.ts";
import type { Edited } from "../../rpc/answers.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";

interface Write {
  before: ChecklistTemplate | null;
  after: ChecklistTerms & Pick<ChecklistTemplate, "id">;
}

/** Saves the next version of a template with its row of the audit, and keeps the one before. */
export function writeTemplate(store: CompanyStore, actor: Actor, { before, after }: Write): Edited {
  const version = (before?.version ?? 0) + 1;
  const saved = { savedAt: now(), savedByName: actor.displayName, version };
  const template = { ...after, ...saved };
  if (before === null) store.checklistTemplates.create(after.id, template);
  else {
    const kept = versionOf(before);
    store.checklistVersions.create(kept.id, kept);
    store.checklistTemplates.save(after.id, template);
  }
  recordAudit(store, actor, {
    entity: "checklist",
    recordId: after.id,
    act: before === null ? "added" : "changed",
    locationIds: [...new Set([...(before?.locationIds ?? []), ...after.locationIds])],
    changes: checklistChanges(before, template),
  });
  return { version };
}

/** Throws notFound for a template out of reach, checklistElsewhere for one that reaches further. */
export async function requireWholeTemplate(
  store: CompanyStore,
  actor: Actor,
  { name, locationIds }: Pick<ChecklistTemplate, "name" | "locationIds">,
): Promise<void> {
  requireReach(actor, { locationIds, what: "checklistTemplate" });
  const beyond = locationIds.filter((id) => !isInReach(actor, { locationIds: [id] }));
  if (beyond.length === 0) return;
  const places = await store.locations.findAll(beyond);
  throw new RuleViolation("checklistElsewhere", {
    name,
    places: places.map((place) => place.name),
  });
}

/** Throws tooMany unless so many templates more can be in use. */
export async function requireRoom(store: CompanyStore, more: number): Promise<void> {
  const used = await store.checklistTemplates.list([["state", "in", ["draft", "active"]]]);
  if (used.length + more <= MOST_CHECKLIST_TEMPLATES) return;
  throw new RuleViolation("tooMany", {
    what: "checklistTemplates",
    most: MOST_CHECKLIST_TEMPLATES,
  });
}
