import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { signedAmount } from "@crewline/domain/money/amount";
import { formatRate } from "@crewline/domain/money/rate";
import type { PlannedRaise } from "@crewline/domain/wage-changes/wage-change-rows";
import { useLocations } from "../../pickers/use-locations.ts";
import { ImpactTable } from "../../pickers/wages/impact-table.tsx";
import { counted } from "@crewline/domain/formats/counted";

interface BulkRaisePreviewProps {
  planned: readonly PlannedRaise[];
  currency: string;
  /** True when the day has begun, so that pay which was computed already changes. */
  hasBegun: boolean;
}

/** Every rate that a raise changes, person by person, and what it does to pay of the past. */
export function BulkRaisePreview({ planned, currency, hasBegun }: BulkRaisePreviewProps) {
  const raised = planned.filter(({ changes, problem }) => changes.length > 0 && problem === null);
  const refused = planned.filter(({ problem }) => problem !== null);
  const unchanged = planned.length - raised.length - refused.length;
  const sumOf = (name: "openMinor" | "adjustmentMinor") =>
    raised.reduce((sum, { impact }) => sum + impact[name], 0);
  return (
    <>
      <Typography component="output">
        {`${peopleWords(raised.length)} ${raised.length === 1 ? "gets" : "get"} a new rate.`}
        {unchanged > 0 && ` ${peopleWords(unchanged)} without change: no rate yet, or high enough.`}
      </Typography>
      {hasBegun && raised.length > 0 && (
        <Alert severity="info">
          {`The day has begun: open pay periods are computed anew (${signedAmount(sumOf("openMinor"), currency)}), what was exported is paid by adjustment lines (${signedAmount(sumOf("adjustmentMinor"), currency)}). Undoing it adds corrections for the same day, which take these amounts back.`}
        </Alert>
      )}
      {refused.map(({ employeeId, employeeName, problem }) => (
        <Alert severity="warning" key={employeeId}>
          <strong>{employeeName}</strong>
          {`: ${problem ?? ""}`}
        </Alert>
      ))}
      {raised.length > 0 && <Rates raised={raised} currency={currency} hasBegun={hasBegun} />}
    </>
  );
}

interface RatesProps {
  raised: readonly PlannedRaise[];
  currency: string;
  hasBegun: boolean;
}

function Rates({ raised, currency, hasBegun }: RatesProps) {
  const locations = useLocations();
  const known = locations.status === "ready" ? locations.data : [];
  const placeOf = (id: string | null) => known.find((place) => place.id === id)?.name ?? null;
  const rows = raised.flatMap(({ employeeId, employeeName, changes, impact }) =>
    changes.map((change, index) => ({
      key: [employeeId, change.jobRole, change.locationId].join("|"),
      title: employeeName,
      detail:
        [change.jobRole, placeOf(change.locationId)].filter((part) => part !== null).join(", ") ||
        "All work",
      cells: [
        change.previousRateTenThousandths === null
          ? "–"
          : formatRate(change.previousRateTenThousandths, currency),
        formatRate(change.rateTenThousandths, currency),
        ...(hasBegun
          ? [index === 0 ? signedAmount(impact.openMinor + impact.adjustmentMinor, currency) : ""]
          : []),
      ],
    })),
  );
  const head = ["Employee", "Now", "New rate", ...(hasBegun ? ["Pay of the past"] : [])];
  return <ImpactTable label="New rates" head={head} rows={rows} total={null} />;
}

function peopleWords(count: number): string {
  return counted(count, "person", "people");
}
