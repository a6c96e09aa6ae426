import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import { counted } from "@crewline/domain/kernel/formats/counted";
import type { MissingPay } from "@crewline/domain/records/pay/missing-pay";
import { useLocale } from "../../../locale/use-locale.ts";
import { MissingPayList } from "./missing-pay-list.tsx";

/** Says that pay is missing, for whom, and where to correct each case. */
export function MissingPayAlert({ problems }: { problems: readonly MissingPay[] }) {
  const locale = useLocale();
  const people = new Set(problems.map(({ employeeId }) => employeeId)).size;
  if (people === 0) return null;
  return (
    <Alert severity="error">
      <AlertTitle>{`Pay is missing for ${counted(people, nouns.employee, locale)}`}</AlertTitle>
      <MissingPayList problems={problems} />
    </Alert>
  );
}
