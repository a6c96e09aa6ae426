import { employeeIdSchema, userIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { batchIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { AuditFilters } from "@crewline/domain/records/audits/audit-inputs";
import { auditFiltersSchema } from "@crewline/domain/records/audits/audit-inputs";
import { auditEntitySchema } from "@crewline/domain/records/audits/audit-row";
import { useMemo } from "react";
import { useAddressDay } from "../../time/use-address-day.ts";
import { useUrlParams } from "../../ui/address/use-url-params.ts";

/** The filters in the address. */
export const auditFilters = {
  type: "",
  record: "",
  employee: "",
  by: "",
  action: "",
  batch: "",
  only: "",
  from: "",
  to: "",
};
const panelDefaults = { audit: "" };

/** The filters of the audit from the address, and the row that is open. */
export function useAuditFilters() {
  const { values, set } = useUrlParams(auditFilters);
  const panel = useUrlParams(panelDefaults);
  const from = useAddressDay("from");
  const to = useAddressDay("to");
  const filters = useMemo(() => filtersOf(values, { from, to }), [values, from, to]);
  return {
    values,
    set,
    filters,
    auditId: panel.values.audit,
    open: (audit: string) => panel.set({ audit }, audit === "" ? "replace" : "push"),
    stepTo: (audit: string) => panel.set({ audit }),
  };
}

type Values = Readonly<Record<keyof typeof auditFilters, string>>;

/** What the address asks for; a value that it does not understand asks for nothing. */
function filtersOf(values: Values, days: Pick<AuditFilters, "from" | "to">): AuditFilters {
  const { shape } = auditFiltersSchema;
  return {
    entity: auditEntitySchema.safeParse(values.type).data ?? null,
    recordId: shape.recordId.safeParse(values.record || null).data ?? null,
    employeeId: employeeIdSchema.safeParse(values.employee).data ?? null,
    byUid: userIdSchema.safeParse(values.by).data ?? null,
    act: shape.act.safeParse(values.action || null).data ?? null,
    batchId: batchIdSchema.safeParse(values.batch).data ?? null,
    isAfterApproval: values.only === "after",
    isSelfEdit: values.only === "self",
    ...days,
  };
}
