import { useSearchParams } from "react-router-dom";
import { useAddressDay } from "../../time/use-address-day.ts";

/** The filters of the audit trail as they stand in the address. */
export function useAuditFilters() {
  const [params, setParams] = useSearchParams();
  const filters = {
    employeeId: params.get("employee") ?? "",
    until: useAddressDay("until") ?? "",
    auditId: params.get("audit"),
  };
  const set = (name: "employee" | "until" | "audit", value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === "") after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: name !== "audit" },
    );
  return { filters, set };
}
