import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Skeleton from "@mui/material/Skeleton";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router-dom";
import type { Location } from "@crewline/domain/records/locations/location";
import { ledgerDays } from "@crewline/domain/projections/schedules/fairness-ledger";
import { reportTexts } from "@crewline/domain/words/reports/report-words";
import { ledgerTexts } from "@crewline/domain/words/schedules/ledger-words";
import { trpc } from "../../../api/trpc.ts";
import { employeeNames } from "../../../entities/employees/employee-names.ts";
import { useEmployees } from "../../../entities/employees/use-employees.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useMay } from "../../../session/actor/use-may.ts";
import { useToday } from "../../../time/use-today.ts";
import { allResults, queryResult } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { FairnessTable } from "./fairness-table.tsx";
import { NoticeMeter } from "./notice-meter.tsx";

export interface LedgerDialogProps {
  location: Pick<Location, "id" | "timeZone">;
  onClose: () => void;
}

/** How fairly the shifts of a location were shared, and how early staff knew them. */
export function LedgerDialog({ location, onClose }: LedgerDialogProps) {
  const titleId = useId();
  const words = ledgerTexts(useLocale());
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down("sm"));
  const query = useQuery({
    ...trpc.schedules.ledger.queryOptions({ locationId: location.id }),
    staleTime: 5 * 60_000,
  });
  const result = allResults({ ledger: queryResult(query), employees: useEmployees() });
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{words.title}</DialogTitle>
      <DialogContent tabIndex={0}>
        <DataStates
          result={result}
          label="fairness and notice"
          skeleton={<Skeleton variant="rounded" height="50vh" />}
        >
          {({ ledger, employees }) => (
            <>
              <NoticeMeter weeks={ledger.weeks} />
              <FairnessTable people={ledger.people} nameOf={employeeNames(employees)} />
            </>
          )}
        </DataStates>
      </DialogContent>
      <DialogActions>
        <ReportLinks location={location} />
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

/** The reports that count the same, over any days, for those who may open them. */
function ReportLinks({ location: { id, timeZone } }: Pick<LedgerDialogProps, "location">) {
  const { titles } = reportTexts(useLocale());
  const { firstDay, lastDay } = ledgerDays(useToday(timeZone));
  const maySee = useMay("reports", "view");
  if (!maySee) return null;
  const days = { span: "custom", from: firstDay, until: lastDay, location: id };
  return (["fairness", "notice"] as const).map((report) => (
    <Button
      key={report}
      color="inherit"
      component={Link}
      to={`/reports?${new URLSearchParams({ report, ...days })}`}
    >
      {titles[report].title}
    </Button>
  ));
}
