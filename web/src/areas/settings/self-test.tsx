import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { useMemo } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import type { SelfTestRow } from "@crewline/domain/rules/pay/self-test";
import { selfTest } from "@crewline/domain/rules/pay/self-test";
import { useCompany } from "../../entities/company/use-company.ts";
import { useToday } from "../../time/use-today.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { SelfTestList } from "./self-test-list.tsx";

/** The known answers of the pay rules, computed now on this device under the company's settings. */
export function SelfTest() {
  return (
    <>
      <Typography sx={{ maxWidth: 720, mb: 2 }}>
        Each line is a case whose right answer is known from law or from the calendar, calculated
        now by the same code that counts your hours and pay.
      </Typography>
      <DataStates result={useCompany()} label="the self-test">
        {(company) => <Results company={company} />}
      </DataStates>
    </>
  );
}

function Results({ company }: { company: Company }) {
  const { timeZone, currency } = company;
  const today = useToday(timeZone);
  const { workRules: rules } = rulesOn(company, today);
  const year = Number(today.slice(0, 4));
  const rows = useMemo(
    () => selfTest({ rules, timeZone, currency, year }),
    [rules, timeZone, currency, year],
  );
  return (
    <>
      <Summary rows={rows} />
      <SelfTestList rows={rows} />
    </>
  );
}

function Summary({ rows }: { rows: readonly SelfTestRow[] }) {
  const right = rows.filter((row) => row.isPassed).length;
  const isAllRight = right === rows.length;
  return (
    <Alert severity={isAllRight ? "success" : "error"} sx={{ mb: 2, maxWidth: 720 }}>
      {right} of {rows.length} right
      {isAllRight
        ? "."
        : ". Don't run payroll with these figures until the wrong lines are explained."}
    </Alert>
  );
}
