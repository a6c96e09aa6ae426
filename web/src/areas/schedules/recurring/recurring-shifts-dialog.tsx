import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import type { Location } from "@crewline/domain/records/locations/location";
import type { ListedRecurringShift } from "@crewline/domain/records/schedules/recurring-shift";
import { jobRoleNames, nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import { nextDay } from "@crewline/domain/rules/schedules/recurring/recurring-days";
import {
  recurrenceText,
  recurringName,
} from "@crewline/domain/words/schedules/recurring/recurring-words";
import { useCompany } from "../../../entities/company/use-company.ts";
import { useEmployees } from "../../../entities/employees/use-employees.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useToday } from "../../../time/use-today.ts";
import { ListDialog } from "../../../ui/dialogs/list-dialog.tsx";
import { queryResult } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { FramedList } from "../../../ui/page/framed-list.ts";
import { EditRecurringDialog } from "./edit-recurring-dialog.tsx";
import { EndRecurringDialog } from "./end-recurring-dialog.tsx";
import { useRecurringShifts } from "./use-recurring-shifts.ts";
import { Acts } from "../../../ui/acts/acts.tsx";

interface RecurringShiftsDialogProps {
  location: Location;
  onClose: () => void;
}

interface Shown {
  act: "edit" | "end";
  recurring: ListedRecurringShift;
}

/** The recurring shifts of a location: change or end one. */
export function RecurringShiftsDialog({ location, onClose }: RecurringShiftsDialogProps) {
  const query = useRecurringShifts(location.id);
  const [shown, setShown] = useState<Shown | null>(null);
  const today = useToday(location.timeZone);
  const close = async () => {
    setShown(null);
    await query.refetch();
  };
  if (shown?.act === "edit") {
    return <EditRecurringDialog {...shown} location={location} today={today} onClose={close} />;
  }
  return (
    <ListDialog title="Recurring shifts" onClose={onClose}>
      <DataStates result={queryResult(query)} label="the recurring shifts">
        {({ recurringShifts }) =>
          recurringShifts.length === 0 ? (
            <EmptyState
              title="No recurring shifts yet"
              text="Add a shift and choose how it repeats. Its shifts are then added eight weeks ahead."
            />
          ) : (
            <FramedList aria-label="Recurring shifts">
              {recurringShifts.map((recurring) => (
                <RecurringItem
                  key={recurring.id}
                  recurring={recurring}
                  next={nextDay(recurring, today)}
                  onShow={(act) => setShown({ act, recurring })}
                />
              ))}
            </FramedList>
          )
        }
      </DataStates>
      {shown !== null && (
        <EndRecurringDialog
          recurring={shown.recurring}
          fromDay={today}
          deletesPublished={false}
          onClose={() => setShown(null)}
          onEnded={close}
        />
      )}
    </ListDialog>
  );
}

interface RecurringItemProps {
  recurring: ListedRecurringShift;
  next: string | null;
  onShow: (act: Shown["act"]) => void;
}

function RecurringItem({ recurring, next, onShow }: RecurringItemProps) {
  const locale = useLocale();
  const company = useCompany();
  const employees = useEmployees();
  const { plan, recurrence, problems } = recurring;
  const roles = company.status === "ready" ? company.data.jobRoles : [];
  const people = employees.status === "ready" ? employees.data : [];
  const employee = people.find(({ id }) => id === plan.employeeId);
  const title = recurringName(plan, employee?.name ?? "Former employee", locale);
  const facts = [
    nameOrNone(plan.jobRoleId, jobRoleNames(roles)) ?? "",
    next === null ? "" : `Next on ${formatDay(next, locale)}`,
    plan.note,
  ];
  return (
    <li>
      <Stack sx={{ minWidth: 0 }}>
        <strong>{title}</strong>
        <Typography variant="body2">{recurrenceText(recurrence, locale)}</Typography>
        <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {facts.filter((fact) => fact !== "").join(" · ")}
        </Typography>
        {problems.map(({ day, text }) => (
          <Typography key={`${day} ${text}`} variant="body2" sx={{ color: "warning.main" }}>
            {`${formatDay(day, locale)}: ${text}`}
          </Typography>
        ))}
      </Stack>
      <Acts>
        <Stack direction={{ xs: "column", sm: "row" }} sx={{ flexShrink: 0 }}>
          <Button size="small" aria-label={`Edit ${title}`} onClick={() => onShow("edit")}>
            Edit
          </Button>
          <Button
            size="small"
            color="error"
            aria-label={`End ${title}`}
            onClick={() => onShow("end")}
          >
            End
          </Button>
        </Stack>
      </Acts>
    </li>
  );
}
