import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Company } from "@crewline/domain/records/company/company";
import type { ExportKind } from "@crewline/domain/records/data-export/export-kinds";
import { formatCount } from "@crewline/domain/kernel/formats/write-number";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import type { DataExport as StartedExport } from "@crewline/domain/records/data-export/export-record";
import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import { exportStateOf } from "@crewline/domain/rules/data-export/export-state";
import { useLocale } from "../../../locale/use-locale.ts";
import { dataExportsSource } from "../../../live/data-exports.ts";
import { useLive } from "../../../live/use-live.ts";
import { useCompany } from "../../../entities/company/use-company.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { FormProblemAlert } from "../../../ui/dialogs/form-problem-alert.tsx";
import { useNow } from "../../../ui/clock/use-now.ts";
import { useDataExport } from "./use-data-export.ts";

/** All data of the company as one file, and who has downloaded it before. */
export function DataExport() {
  return (
    <DataStates result={useCompany()} label="the company">
      {(company) => (
        <Stack spacing={4} sx={{ maxWidth: 560 }}>
          <TakeAway company={company} />
          <Earlier timeZone={company.timeZone} />
        </Stack>
      )}
    </DataStates>
  );
}

function TakeAway({ company }: { company: Company }) {
  const locale = useLocale();
  const { run, cancel, progress, isRunning, problem } = useDataExport(company);
  const waiting = useWaitingExport();
  return (
    <Stack spacing={2} sx={{ alignItems: "flex-start" }}>
      {waiting !== undefined && (
        <Alert severity="info" sx={{ alignSelf: "stretch" }}>
          {PRODUCT_NAME} support prepared an export for you. You can download it until{" "}
          {formatDayTime(waiting.expiresAt, company.timeZone, locale)}; the reason is in Audits.
        </Alert>
      )}
      <Typography color="textSecondary">
        Everything admins can see, as a ZIP of CSV and JSON files with a README: people with their
        contact data and rates, locations, schedules, worked time with its history, pay periods and
        exports. Store it as safely as your payroll.
      </Typography>
      <FormProblemAlert problem={problem} />
      {progress === null ? (
        <Button variant="contained" loading={isRunning} onClick={() => void run(waiting?.id)}>
          Download all data
        </Button>
      ) : (
        <Stack spacing={1} sx={{ alignSelf: "stretch" }}>
          <Alert severity="info" icon={false} action={<Button onClick={cancel}>Cancel</Button>}>
            Reading {kindWords(progress.kind)}; {formatCount(progress.rows, locale)} rows so far.
            Leave this page open.
          </Alert>
          <LinearProgress aria-label="Reading all data" />
        </Stack>
      )}
    </Stack>
  );
}

/** "employeeWeeks" as people read it: "employee weeks". */
function kindWords(kind: ExportKind): string {
  return kind.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
}

/** What product staff prepared and no admin has downloaded yet. */
function useWaitingExport(): StartedExport | undefined {
  const now = useNow();
  const exports = useLive(dataExportsSource(useActor()));
  if (exports.status !== "ready") return undefined;
  return exports.data.find((one) => exportStateOf(one, now) === "waiting");
}

function Earlier({ timeZone }: { timeZone: string }) {
  const locale = useLocale();
  const actor = useActor();
  const earlier = useLive(dataExportsSource(actor));
  return (
    <section aria-labelledby="data-exports">
      <Typography id="data-exports" variant="h3" gutterBottom>
        Earlier downloads
      </Typography>
      <DataStates result={earlier} label="the exports">
        {(all) => {
          const exports = all.filter(({ prepared }) => prepared === null);
          return exports.length === 0 ? (
            <Typography color="textSecondary">No one has downloaded all data yet.</Typography>
          ) : (
            <Stack component="ul" spacing={1} sx={{ m: 0, pl: 3 }}>
              {exports.map(({ id, startedAt, startedByName }) => (
                <li key={id}>
                  {formatDayTime(startedAt, timeZone, locale)} by {startedByName}
                </li>
              ))}
            </Stack>
          );
        }}
      </DataStates>
    </section>
  );
}
