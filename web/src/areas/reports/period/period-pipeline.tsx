import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import type { PayPeriodRecord } from "@crewline/domain/records/pay/pay-period-record";
import type { ShownItem } from "@crewline/domain/records/pay/period-checklist";
import type { PayrollReport } from "@crewline/domain/records/pay/payroll-report";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import { wayOutOf } from "@crewline/domain/rules/reports/checklist";
import { mayStillClose } from "@crewline/domain/rules/reports/pay-period-state";
import { heldText, provingText } from "@crewline/domain/words/pay/period-step-words";
import { LocationClosingsList } from "../../../entities/company/closings/location-closings.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { payPeriodSource } from "../../../live/pay-periods.ts";
import { useLive } from "../../../live/use-live.ts";
import { useToday } from "../../../time/use-today.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { useOnlyReads } from "../../../session/actor/use-only-reads.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { PayrollExports } from "../exports/payroll-exports.tsx";
import { Caveats } from "./caveats.tsx";
import { Checklist } from "./checklist.tsx";
import { LastAct } from "./last-act.tsx";
import { CLOSE_BUTTON, PeriodActions } from "./period-actions.tsx";
import { PeriodSteps } from "./period-steps.tsx";
import { readPeriodAgain, useChecklist } from "./use-checklist.ts";
import { useProblemKeys } from "./use-problem-keys.ts";

interface PeriodPipelineProps {
  period: PayPeriodDays;
  company: Company;
  report: PayrollReport;
}

/** The way of a pay period to payroll: where it stands, what holds it back, and its exports. */
export function PeriodPipeline(props: PeriodPipelineProps) {
  const record = useLive(payPeriodSource(useActor(), props.period.firstDay));
  return (
    <DataStates result={record} label="the state of the pay period" skeleton={null}>
      {(found) => <Pipeline {...props} record={found} />}
    </DataStates>
  );
}

interface PipelineProps extends PeriodPipelineProps {
  record: PayPeriodRecord | null;
}

function Pipeline({ period, company, report, record }: PipelineProps) {
  const { firstDay, lastDay } = period;
  const { timeZone } = company;
  const state = record?.state ?? "open";
  const isOpen = mayStillClose(state);
  const onlyReads = useOnlyReads() !== null;
  const isOver = useToday(timeZone) > lastDay;
  const { result, proof, markFixed, ...checklist } = useChecklist(period, isOpen && isOver);
  const { isWhole } = checklist;
  const { list, focusFirst } = useProblemKeys(`#${CLOSE_BUTTON}`);
  const [isHeld, setHeld] = useState(false);
  useReadingAfter(closedOf(record));
  const items = result.status === "ready" ? result.data : null;
  return (
    <Stack spacing={2} sx={{ mb: 3 }}>
      <PeriodSteps period={period} record={record} timeZone={timeZone} />
      <LastAct record={record} timeZone={timeZone} />
      <PeriodActions
        {...{ record, period, company, report, items, isWhole }}
        onHeld={() => {
          setHeld(true);
          focusFirst();
        }}
      />
      {isHeld && isOpen && <HeldAlert period={period} items={items} />}
      {(isOpen || hasItems(items)) && (
        <DataStates result={result} label="the checklist">
          {(found) => (
            <>
              <Checklist
                {...{ ...checklist, items: found, firstDay, report, list }}
                canFix={isOpen && !onlyReads}
                onFixed={markFixed}
              />
              {proof.status === "loading" ? (
                <Proving />
              ) : (
                <DataStates result={proof} label="the history">
                  {() => null}
                </DataStates>
              )}
            </>
          )}
        </DataStates>
      )}
      {isOpen ? (
        <LocationClosingsList firstDay={firstDay} timeZone={timeZone} />
      ) : (
        <Caveats report={report} />
      )}
      <Exports record={record} company={company} />
    </Stack>
  );
}

function Proving() {
  return (
    <Typography variant="body2" color="textSecondary">
      {provingText(useLocale())}
    </Typography>
  );
}

function hasItems(items: readonly ShownItem[] | null): boolean {
  return items !== null && items.length > 0;
}

interface HeldAlertProps {
  period: PayPeriodDays;
  items: readonly ShownItem[] | null;
}

/** Says why the period was not closed, until nothing has to be fixed any more. */
function HeldAlert({ period: { firstDay, lastDay }, items }: HeldAlertProps) {
  const locale = useLocale();
  if (items?.every(({ kind }) => wayOutOf(kind) !== "fix") === true) return null;
  return (
    <Alert severity="error">{heldText(formatDayRange(firstDay, lastDay, locale), locale)}</Alert>
  );
}

function Exports({ record, company }: Pick<PipelineProps, "record" | "company">) {
  if (record === null || record.exportCount === 0) return null;
  return <PayrollExports firstDay={record.firstDay} company={company} />;
}

/** What of the period is closed: all of it, or some of its locations. */
function closedOf(record: PayPeriodRecord | null): string {
  const places = record?.locations.map(({ locationId, state }) => `${locationId} ${state}`) ?? [];
  return [record?.state ?? "open", ...places].join(", ");
}

/** Reads the period again once `closed` changes, also in another tab or by another admin. */
function useReadingAfter(closed: string): void {
  const before = useRef(closed);
  useEffect(() => {
    if (before.current === closed) return;
    before.current = closed;
    void readPeriodAgain();
  }, [closed]);
}
