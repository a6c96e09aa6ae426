import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router-dom";
import { formatDay, formatLocalSpan } from "@crewline/domain/kernel/formats/format-time";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { useLocale } from "../../../locale/use-locale.ts";
import type { PublishedPlace } from "./publish-place.ts";
import type { ShownBlock } from "./use-blocked-shifts.ts";

interface BlockedShiftsProps {
  blocks: readonly ShownBlock[];
  place: PublishedPlace;
  nameOf: (employeeId: EmployeeId) => string;
  /** A shift is opened, in place of what shows this. */
  onOpen: () => void;
}

/** The shifts that cannot be published as they are planned, each with why, and a link to it. */
export function BlockedShifts({ blocks, place, nameOf, onOpen }: BlockedShiftsProps) {
  const locale = useLocale();
  if (blocks.length === 0) return null;
  const { location, weekStart } = place;
  const week = `/schedules?location=${location.id}&week=${weekStart}`;
  return (
    <Alert severity="error">
      <AlertTitle>Change these shifts before you publish, or publish only other changes</AlertTitle>
      <ul aria-label="Shifts that cannot be published" style={listStyle}>
        {blocks.map(({ shift, why }) => (
          <li key={shift.id}>
            <Link component={RouterLink} to={`${week}&shift=${shift.id}`} onClick={onOpen}>
              {shift.employeeId === null ? "Open shift" : nameOf(shift.employeeId)},{" "}
              {formatDay(shift.day, locale)} {formatLocalSpan(shift, locale)}
            </Link>
            <div>{why.join(" ")}</div>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const listStyle = { margin: 0, paddingLeft: 20 } as const;
