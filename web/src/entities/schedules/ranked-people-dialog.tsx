import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import List from "@mui/material/List";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemText from "@mui/material/ListItemText";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { formatDay, formatLocalSpan } from "@crewline/domain/kernel/formats/format-time";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import { coverReasons } from "@crewline/domain/words/schedules/cover-words";
import { trpc } from "../../api/trpc.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { allResults, queryResult } from "../../ui/loading/load-result.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { useCompany } from "../company/use-company.ts";
import { useRoleName } from "../company/use-job-roles.ts";
import { employeeNames } from "../employees/employee-names.ts";
import { useEmployees } from "../employees/use-employees.ts";

export type OpenPlan = Omit<ShiftPlan, "employeeId">;

export interface RankedPeopleDialogProps {
  /** The shift as it is typed. */
  plan: OpenPlan;
  onChoose: (employeeId: EmployeeId) => void;
  onClose: () => void;
}

/** Who can work a shift that is being planned, best first, each with the reasons; a tap chooses. */
export function RankedPeopleDialog({ plan, onChoose, onClose }: RankedPeopleDialogProps) {
  const locale = useLocale();
  const titleId = useId();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down("sm"));
  const roleName = useRoleName();
  const query = useQuery({ ...trpc.schedules.rankPeople.queryOptions({ plan }), staleTime: 0 });
  const result = allResults({
    found: queryResult(query),
    company: useCompany(),
    employees: useEmployees(),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>
        {`Who can work: ${formatDay(plan.day, locale)}, ${formatLocalSpan(plan, locale)}`}
      </DialogTitle>
      <DialogContent>
        <DataStates result={result} label="who can work">
          {({ found: { ranked }, company, employees }) => {
            const nameOf = employeeNames(employees);
            const role = nameOrNone(plan.jobRoleId, roleName);
            const told = { role, currency: company.currency };
            if (ranked.length === 0) {
              return <Typography>No one at this location is free then.</Typography>;
            }
            return (
              <List aria-label="Who can work, best first" sx={{ mx: -2, pt: 0 }}>
                {ranked.map((rank) => (
                  <li key={rank.employeeId}>
                    <ListItemButton onClick={() => onChoose(rank.employeeId)}>
                      <ListItemText
                        primary={nameOf(rank.employeeId)}
                        secondary={coverReasons(rank, told, locale).join(" · ")}
                      />
                    </ListItemButton>
                  </li>
                ))}
              </List>
            );
          }}
        </DataStates>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  );
}
