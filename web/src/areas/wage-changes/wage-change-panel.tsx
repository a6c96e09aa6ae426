import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { signedAmount } from "@crewline/domain/kernel/money/amount";
import { rateTimeline } from "@crewline/domain/rules/rates/rate-timeline";
import { formatDate, formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { standingChanges } from "@crewline/domain/rules/rates/wage-change-state";
import { wageChangeReasonWords } from "@crewline/domain/words/pay/wage-change-reason-words";
import { useLocale } from "../../locale/use-locale.ts";
import { RateChart } from "../../entities/wages/rate-chart.tsx";
import { RateTable } from "../../entities/wages/rate-table.tsx";
import { browserZone } from "../../time/browser-zone.ts";
import { Facts } from "../../ui/page/facts.tsx";
import type { Neighbours } from "../../ui/page/panel-steps.tsx";
import { SidePanel } from "../../ui/page/side-panel.tsx";
import { CancelChangesDialog } from "./cancel-changes-dialog.tsx";
import type { WageChangeData } from "./use-wage-change-rows.ts";
import type { WageChangeRow } from "./wage-change-rows.ts";
import { appliesTo, newRate, rateBefore, WageChangeStateChip } from "./wage-change-words.tsx";
import { counted } from "@crewline/domain/kernel/formats/counted";

interface WageChangePanelProps {
  /** Null closes the panel. */
  row: WageChangeRow | null;
  /** All changes that are known, for the person's rates over time. */
  data: Pick<WageChangeData, "changes" | "locations" | "today">;
  mayCancel: boolean;
  neighbours: Neighbours;
  onClose: () => void;
}

/** One wage change with everything known about it. */
export function WageChangePanel(props: WageChangePanelProps) {
  const { row, data, mayCancel, neighbours, onClose } = props;
  const locale = useLocale();
  return (
    <SidePanel
      open={row !== null}
      title={row?.employeeName ?? ""}
      subtitle={row !== null && <WageChangeStateChip state={row.state} />}
      neighbours={neighbours}
      onClose={onClose}
    >
      {row !== null && (
        <>
          <Facts facts={factsOf(row, locale)} />
          <PersonRates row={row} data={data} />
          {mayCancel && <Undoing key={row.change.id} row={row} />}
        </>
      )}
    </SidePanel>
  );
}

function factsOf(row: WageChangeRow, locale: Locale) {
  const { change } = row;
  return [
    { label: "From", value: formatDate(change.effectiveDate, locale) },
    { label: "Rate or salary", value: newRate(change, locale) },
    { label: "Before", value: rateBefore(change, locale) },
    { label: "Applies to", value: appliesTo(row) },
    { label: "Reason", value: wageChangeReasonWords(locale)[change.reason] },
    { label: "Note", value: change.note || "–" },
    ...(change.impact === null
      ? []
      : [{ label: "Pay of the past", value: impactWords(change, locale) }]),
    {
      label: "Added",
      value: `${formatDayTime(change.createdAt, browserZone(), locale)} by ${change.createdByName}`,
    },
  ];
}

/** The effect of the change on pay that was computed already. */
function impactWords({ impact, currency }: WageChangeRow["change"], locale: Locale): string {
  if (impact === null) return "–";
  const { weekCount, openMinor, adjustmentMinor } = impact;
  const weeks = counted(weekCount, nouns.week, locale);
  const open =
    openMinor === 0 ? "" : `, ${signedAmount(openMinor, currency, locale)} in open periods`;
  const adjusted =
    adjustmentMinor === 0
      ? ""
      : `, ${signedAmount(adjustmentMinor, currency, locale)} by adjustment lines`;
  return `${weeks}${open}${adjusted}`;
}

/** The person's rates over time: drawn, and as a table. */
function PersonRates({ row, data }: Pick<WageChangePanelProps, "data"> & { row: WageChangeRow }) {
  const { changes, locations, today } = data;
  const { employeeId, currency } = row.change;
  const rates = standingChanges(changes.filter((one) => one.employeeId === employeeId));
  return (
    <Box component="section" aria-label="Rates over time" sx={{ mt: 3 }}>
      <Typography variant="h3" component="h3" gutterBottom>
        Rates over time
      </Typography>
      <RateChart rates={rates} today={today} currency={currency} locations={locations} />
      <RateTable spans={rateTimeline(rates, today)} currency={currency} locations={locations} />
    </Box>
  );
}

/** The way to take a change back: until it begins by cancelling it, afterwards by a correction. */
function Undoing({ row }: { row: WageChangeRow }) {
  // The dialog keeps the row as it was: cancelling it must not end the dialog.
  const [asked, setAsked] = useState<WageChangeRow | null>(null);
  return (
    <>
      {row.isCancellable && (
        <Button color="error" variant="outlined" sx={{ mt: 3 }} onClick={() => setAsked(row)}>
          Cancel this change
        </Button>
      )}
      {!row.isCancellable && row.state !== "cancelled" && <HasBegun row={row} />}
      {asked !== null && <CancelChangesDialog rows={[asked]} onClose={() => setAsked(null)} />}
    </>
  );
}

function HasBegun({ row }: { row: WageChangeRow }) {
  const locale = useLocale();
  return (
    <Typography color="textSecondary" sx={{ mt: 3 }}>
      This change has begun, so it cannot be cancelled. To set it right, add a wage change for{" "}
      {formatDate(row.change.effectiveDate, locale)} with the reason Correction: it shows every
      amount first and pays the difference.
    </Typography>
  );
}
