import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import type { PayrollExport } from "@crewline/domain/records/pay/payroll-export";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../locale/use-locale.ts";
import { payrollExportsSource } from "../../live/pay-periods.ts";
import { useLive } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { useDownloadExport } from "./use-download-export.ts";
import { counted } from "@crewline/domain/kernel/formats/counted";

const List = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  border: "1px solid",
  borderColor: (theme.vars ?? theme).palette.divider,
  borderRadius: 8,
  "& li": { display: "flex", flexWrap: "wrap", gap: "4px 16px", alignItems: "center", padding: 12 },
  "& li + li": { borderTop: "1px solid", borderColor: (theme.vars ?? theme).palette.divider },
  "& .grow": { flexGrow: 1 },
}));

/** The batches of a period that went to payroll; each file can be had again as it was. */
export function PayrollExports({ firstDay, timeZone }: { firstDay: string; timeZone: string }) {
  const actor = useActor();
  const source = payrollExportsSource(actor, firstDay);
  return (
    <section aria-labelledby="payroll-exports">
      <Typography id="payroll-exports" variant="h2" gutterBottom>
        Exported
      </Typography>
      <DataStates result={useLive(source)} label="the exports">
        {(batches) => (
          <List>
            {batches.map((batch) => (
              <ExportRow key={batch.id} batch={batch} timeZone={timeZone} />
            ))}
          </List>
        )}
      </DataStates>
    </section>
  );
}

function ExportRow({ batch, timeZone }: { batch: PayrollExport; timeZone: string }) {
  const locale = useLocale();
  const { run, isRunning } = useDownloadExport();
  const { number, peopleCount, totalSeconds, totalMinor, currency } = batch;
  return (
    <li>
      <strong>Export {number}</strong>
      <span className="grow">
        {counted(peopleCount, nouns.employee, locale)}, {formatDuration(totalSeconds)} h,{" "}
        {formatAmount(totalMinor, currency, locale)}
      </span>
      <Typography variant="body2" color="textSecondary" component="span">
        {formatDayTime(batch.exportedAt, timeZone, locale)} by {batch.exportedByName}
      </Typography>
      <Button
        size="small"
        loading={isRunning}
        onClick={() => void run(batch.id)}
        aria-label={`Download export ${number}`}
      >
        Download
      </Button>
    </li>
  );
}
