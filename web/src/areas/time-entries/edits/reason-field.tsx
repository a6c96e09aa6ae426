import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { needsReason } from "@crewline/domain/rules/entry-edits/edit-entry";
import { useCompany } from "../../../entities/company/use-company.ts";
import { todayIn } from "../../../time/use-today.ts";
import { TextInput } from "../../../ui/inputs/text-input.tsx";

interface ReasonFieldProps {
  entry: Pick<TimeEntry, "wasApproved" | "day" | "timeZone">;
  value: string;
  onChange: (reason: string) => void;
  error: string | undefined;
}

/** The reason of an edit; required where the server requires it. */
export function ReasonField({ entry, ...field }: ReasonFieldProps) {
  const company = useCompany();
  const today = todayIn(entry.timeZone);
  const isRequired =
    company.status === "ready" && needsReason(entry, rulesOn(company.data, today).approvals, today);
  return (
    <TextInput
      {...field}
      label="Reason"
      help="Everyone who can see this entry can read it."
      isRequired={isRequired}
    />
  );
}
