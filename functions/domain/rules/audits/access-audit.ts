import type { AuditFacts, AuditWords } from "../../records/audits/audit-row.ts";
import { valueChanges } from "../../records/history/record-changes.ts";
import type { AccessChange } from "../../records/users/access-change.ts";

interface AccessAudit
  extends
    Pick<AuditFacts, "entity" | "recordId" | "act" | "employeeId" | "locationIds">,
    Pick<AuditFacts, "source" | "isSelfEdit" | "changes"> {
  words: Pick<AuditWords, "employeeName" | "reason">;
}

/** What the audit row of a change of access says. */
export function accessAudit(change: AccessChange): AccessAudit {
  const { act, uid, email, before, after, by, byName, reason } = change;
  const held = after ?? before;
  return {
    entity: "access",
    recordId: uid,
    act,
    employeeId: held?.employeeId ?? null,
    locationIds: held?.locationIds ?? [],
    source: sourceOf(by, byName),
    isSelfEdit: by === uid,
    changes: valueChanges(rightsOf(before), rightsOf(after)),
    words: { employeeName: email, reason },
  };
}

/** Only product staff have no name in a company's history. */
function sourceOf(by: string, byName: string): AuditFacts["source"] {
  if (by === "system") return "job";
  return byName === "" ? "support" : "web";
}

function rightsOf(access: AccessChange["before"]): object {
  const { role = null, locationIds = null, mayViewWages = null } = access ?? {};
  return { role, locationIds, mayViewWages };
}
