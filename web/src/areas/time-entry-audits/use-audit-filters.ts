import type { AuditId } from "@crewline/domain/kernel/ids/record-ids";
import { auditIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { employeeIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { readId } from "@crewline/domain/kernel/ids/read-id";
import { useAddressDay } from "../../time/use-address-day.ts";
import { useUrlParams } from "../../ui/address/use-url-params.ts";

export const auditFilters = { employee: "", until: "" };
const panelDefaults = { audit: "" };

/** The filters of the audit trail from the address, and the change that is open. */
export function useAuditFilters() {
  const { values, set } = useUrlParams(auditFilters);
  const panel = useUrlParams(panelDefaults);
  const until = useAddressDay("until") ?? "";
  return {
    values: { employeeId: readId(employeeIdSchema, values.employee), until },
    set,
    auditId: readId(auditIdSchema, panel.values.audit),
    open: (audit: AuditId | "") => panel.set({ audit }, audit === "" ? "replace" : "push"),
  };
}
