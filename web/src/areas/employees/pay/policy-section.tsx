import Button from "@mui/material/Button";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { EmployeePay } from "@crewline/domain/records/pay/employee-pay";
import { plannedPolicies, policyOn } from "@crewline/domain/records/pay/overtime-policy";
import { plannedPolicyWords, policySentence } from "@crewline/domain/words/employees/policy-words";
import { exemptSalaryText } from "@crewline/domain/words/pay/salary-words";
import { salaryOn } from "@crewline/domain/rules/rates/salary-rate";
import { useLocale } from "../../../locale/use-locale.ts";
import { useToday } from "../../../time/use-today.ts";
import { useMay } from "../../../session/actor/use-may.ts";
import { PolicyDialog } from "./policy-dialog.tsx";

interface PolicySectionProps {
  employee: Employee;
  pay: EmployeePay | null;
  /** The zone whose days decide which policy holds. */
  timeZone: string;
}

/** Says whether the person is paid overtime, now and as planned. */
export function PolicySection({ employee, pay, timeZone }: PolicySectionProps) {
  const locale = useLocale();
  const [isChanging, setIsChanging] = useState(false);
  const mayChange = useMay("wageChanges", "edit");
  const today = useToday(timeZone);
  const policies = pay?.policies ?? [];
  return (
    <Box component="section" aria-label="Overtime" sx={{ mt: 3 }}>
      <Typography variant="h3" component="h3" gutterBottom>
        Overtime
      </Typography>
      <Typography>
        {salaryOn(pay?.rates ?? [], today)?.isExempt === true
          ? exemptSalaryText(locale)
          : policySentence(policyOn(policies, today), locale)}
      </Typography>
      {plannedPolicies(policies, today).map((change) => (
        <Typography key={change.effectiveDate}>{plannedPolicyWords(change, locale)}</Typography>
      ))}
      {mayChange && (
        <Button variant="outlined" sx={{ mt: 1 }} onClick={() => setIsChanging(true)}>
          Change overtime policy
        </Button>
      )}
      {isChanging && (
        <PolicyDialog
          employee={employee}
          policies={policies}
          today={today}
          onClose={() => setIsChanging(false)}
        />
      )}
    </Box>
  );
}
