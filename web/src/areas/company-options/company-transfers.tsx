import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useState } from "react";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatCount } from "@crewline/domain/kernel/formats/write-number";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { exportStateOf } from "@crewline/domain/rules/data-export/export-state";
import type { RouterOutputs } from "../../api/trpc.ts";
import { trpc } from "../../api/trpc.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { useNow } from "../../ui/clock/use-now.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { queryResult } from "../../ui/loading/load-result.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import type { Tenant } from "./company-list.tsx";

const exportDialog = lazyPart(
  async () => (await import("./prepare-export-dialog.tsx")).PrepareExportDialog,
);

type Transfers = RouterOutputs["companyOptions"]["transfers"];

interface CompanyTransfersProps {
  company: Tenant;
  /** False for a deleted company, whose admins take nothing any more. */
  isKept: boolean;
}

/** What a company imported from files, and who took all of its data away. */
export function CompanyTransfers({ company, isKept }: CompanyTransfersProps) {
  const [isAsked, setAsked] = useState(false);
  const { companyId } = company;
  const { data, error, refetch } = useQuery(
    trpc.companyOptions.transfers.queryOptions({ companyId }),
  );
  return (
    <Stack component="section" aria-labelledby="company-transfers" spacing={1}>
      <Typography id="company-transfers" variant="h3">
        Imports and exports
      </Typography>
      {isKept && (
        <div>
          <Button variant="outlined" onClick={() => setAsked(true)}>
            Prepare an export
          </Button>
        </div>
      )}
      <DataStates
        result={queryResult<Transfers>({ data, error, refetch })}
        label="the imports and exports"
        skeleton={<Skeleton variant="text" height={24} width="40%" />}
      >
        {(transfers) => <TransferList {...transfers} />}
      </DataStates>
      {isAsked && <exportDialog.Part company={company} onClose={() => setAsked(false)} />}
    </Stack>
  );
}

function TransferList({ imports, exports: taken }: Transfers) {
  const locale = useLocale();
  const now = useNow();
  const at = (instant: string) => formatDayTime(instant, browserZone(), locale);
  if (imports.length + taken.length === 0) {
    return <Typography color="textSecondary">None so far.</Typography>;
  }
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: "none" }}>
      {taken.map((one) => (
        <Transfer
          key={one.id}
          title="Export of all data"
          when={[at(one.startedAt), one.prepared === null ? one.startedByName : PREPARED_BY]}
        >
          {exportText(one, { now, at })}
        </Transfer>
      ))}
      {imports.map((one) => (
        <Transfer key={one.groupId} title={one.title} when={[at(one.at), one.byName]}>
          {importText(one, locale)}
        </Transfer>
      ))}
    </Stack>
  );
}

const PREPARED_BY = "prepared by product staff";

/** Where an export stands. */
function exportText(
  one: Transfers["exports"][number],
  { now, at }: { now: Instant; at: (instant: Instant) => string },
): string {
  switch (exportStateOf(one, now)) {
    case "waiting":
      return `Waits for an admin until ${at(one.expiresAt)}`;
    case "taken":
      return `Downloaded by ${one.prepared?.takenByName}, ${at(one.prepared?.takenAt ?? now)}`;
    case "expired":
      return `Expired ${at(one.expiresAt)}, not downloaded`;
    case "started":
      return "Downloaded by an admin";
  }
}

function importText(
  { done, failed, undone }: Transfers["imports"][number],
  locale: Locale,
): string {
  const parts = [
    `${formatCount(done, locale)} rows done`,
    ...(failed > 0 ? [`${formatCount(failed, locale)} failed`] : []),
    ...(undone > 0 ? [`${formatCount(undone, locale)} undone`] : []),
  ];
  return parts.join(", ");
}

interface TransferProps {
  title: string;
  when: readonly string[];
  children: ReactNode;
}

function Transfer({ title, when, children }: TransferProps) {
  return (
    <li>
      <Typography>{title}</Typography>
      <Typography variant="body2">{children}</Typography>
      <Typography variant="body2" color="textSecondary">
        {when.filter(Boolean).join(" · ")}
      </Typography>
    </li>
  );
}
