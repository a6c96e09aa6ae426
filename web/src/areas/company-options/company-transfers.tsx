import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { formatCount } from "@crewline/domain/kernel/formats/write-number";
import type { RouterOutputs } from "../../api/trpc.ts";
import { trpc } from "../../api/trpc.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { useNow } from "../../ui/clock/use-now.ts";
import { queryResult } from "../../ui/loading/load-result.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import type { Tenant } from "./company-list.tsx";

type Transfers = RouterOutputs["companyOptions"]["transfers"];

/** What a company imported from files, and who took all of its data away. */
export function CompanyTransfers({ company }: { company: Tenant }) {
  const { companyId } = company;
  const { data, error, refetch } = useQuery(
    trpc.companyOptions.transfers.queryOptions({ companyId }),
  );
  return (
    <Stack component="section" aria-labelledby="company-transfers" spacing={1}>
      <Typography id="company-transfers" variant="h3">
        Imports and exports
      </Typography>
      <DataStates
        result={queryResult<Transfers>({ data, error, refetch })}
        label="the imports and exports"
      >
        {(transfers) => <TransferList {...transfers} />}
      </DataStates>
    </Stack>
  );
}

function TransferList({ imports, exports: taken }: Transfers) {
  const locale = useLocale();
  const now = useNow();
  const at = (instant: string) => formatDayTime(instant, browserZone(), locale);
  const count = (of: number) => formatCount(of, locale);
  if (imports.length + taken.length === 0) {
    return <Typography color="textSecondary">None so far.</Typography>;
  }
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: "none" }}>
      {imports.map((one) => (
        <Transfer key={one.groupId} title={one.title} when={[at(one.at), one.byName]}>
          {count(one.done)} rows done, {count(one.failed)} failed, {count(one.undone)} undone
        </Transfer>
      ))}
      {taken.map((one) => (
        <Transfer
          key={one.id}
          title="Export of all data"
          when={[at(one.startedAt), one.startedByName]}
        >
          {one.expiresAt > now ? `Can be read until ${at(one.expiresAt)}` : "Over"}
        </Transfer>
      ))}
    </Stack>
  );
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
