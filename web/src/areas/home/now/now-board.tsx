import Box from "@mui/material/Box";
import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import { Link as RouterLink } from "react-router-dom";
import { FindCoverButton } from "../../../entities/schedules/find-cover-button.tsx";
import { useRoleName } from "../../../entities/company/use-job-roles.ts";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { inboxTexts } from "@crewline/domain/words/home/inbox-card-words";
import { boardLimitsOf } from "@crewline/domain/projections/home/board-limits";
import { boardStatuses, byUrgency, statusOf } from "@crewline/domain/projections/home/board-status";
import type { BoardStatus } from "@crewline/domain/projections/home/board-status";
import type { Company } from "@crewline/domain/records/company/company";
import type { BoardRow } from "@crewline/domain/records/summaries/daily-summary";
import type { Location } from "@crewline/domain/records/locations/location";
import { weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../../locale/use-locale.ts";
import { StatusChip } from "../../../ui/page/status-chip.tsx";
import { useNow } from "../../../ui/clock/use-now.ts";
import { boardAction, boardDetail, statusTones, statusWords } from "./board-words.ts";
import { unbrokenTimes } from "../../../ui/page/unbroken-times.ts";
import { OfflineTablets } from "./offline-tablets.tsx";
import { PlainList } from "../frame/plain-list.ts";
import { Section } from "../frame/section.tsx";
import { pluralForm } from "@crewline/domain/kernel/formats/counted";

interface Board {
  location: Location;
  board: readonly BoardRow[];
}

interface NowBoardProps {
  company: Pick<Company, "alertRules" | "workRules">;
  boards: readonly Board[];
}

/** The most urgent people are shown; more of them would push the other cards far down a phone. */
const MOST_SHOWN = 12;

/** People who work, are on a break, late, missing or next, at one or several locations. */
export function NowBoard({ company, boards }: NowBoardProps) {
  const locale = useLocale();
  const now = useNow();
  const limits = boardLimitsOf(company.alertRules);
  const placed = boards.flatMap(({ location, board }) =>
    board.map((row) => ({ row, location, status: statusOf(row, now, limits) })),
  );
  const order = byUrgency(
    placed.map(({ row }) => row),
    now,
    limits,
  );
  const sorted = placed.toSorted((a, b) => order.indexOf(a.row) - order.indexOf(b.row));
  const present = sorted.filter(({ status }) => status !== "done");
  const done = sorted.length - present.length;
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? present : present.slice(0, MOST_SHOWN);
  return (
    <Section title="Now" isTall aside={<Counts statuses={sorted.map(({ status }) => status)} />}>
      <OfflineTablets locations={boards.map(({ location }) => location)} />
      {present.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>
          {done === 0
            ? "No one is scheduled or working today."
            : "Everyone scheduled today is done."}
        </Typography>
      ) : (
        <PlainList aria-label="People today">
          {shown.map(({ row, location, status }) => (
            <BoardLine
              key={`${location.id} ${row.employeeId} ${row.shiftStartsAt} ${row.entryId}`}
              row={row}
              status={status}
              location={location}
              isPlaceNamed={boards.length > 1}
              startsOn={company.workRules.weekStart}
            />
          ))}
        </PlainList>
      )}
      {shown.length < present.length && (
        <Button onClick={() => setShowsAll(true)}>
          {inboxTexts(locale).showAll(present.length)}
        </Button>
      )}
      {done > 0 && present.length > 0 && (
        <Typography variant="body2" sx={{ color: "text.secondary", mt: 1 }}>
          {pluralForm(
            done,
            { one: "1 more is done for today.", other: `${done} more are done for today.` },
            locale,
          )}
        </Typography>
      )}
    </Section>
  );
}

interface BoardLineProps {
  row: BoardRow;
  status: BoardStatus;
  location: Location;
  isPlaceNamed: boolean;
  startsOn: Weekday;
}

function BoardLine({ row, status, location, isPlaceNamed, startsOn }: BoardLineProps) {
  const locale = useLocale();
  const now = useNow();
  const roleName = useRoleName();
  const { id: locationId, timeZone: zone } = location;
  const action = boardAction(row, status, { locationId, zone, startsOn });
  const role = nameOrNone(row.jobRoleId, roleName);
  const where = isPlaceNamed ? [location.name] : [];
  const isMissing = status === "late" || status === "noShow";
  return (
    <li className="oneLine">
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1, alignItems: "center" }}>
          <StatusChip tone={statusTones[status]} label={statusWords[status]} />
          <Link component={RouterLink} to={`/employees?employee=${row.employeeId}`} color="inherit">
            <strong>{row.employeeName}</strong>
          </Link>
          <span className="quiet">{role}</span>
        </Box>
        <Typography variant="caption" component="div" color="textSecondary">
          {unbrokenTimes([...where, boardDetail(row, status, { now, zone, locale })].join(" · "))}
        </Typography>
      </Box>
      {isMissing && row.shiftStartsAt !== null && (
        <FindCoverButton
          work={{
            locationId,
            weekStart: weekStartOf(localDateAt(row.shiftStartsAt, zone), startsOn),
            employeeId: row.employeeId,
            startsAt: row.shiftStartsAt,
          }}
          label={`Find cover: ${row.employeeName}`}
        />
      )}
      {action !== null && !isMissing && (
        <Link
          component={RouterLink}
          to={action.to}
          aria-label={`${action.label}: ${row.employeeName}`}
        >
          {action.label}
        </Link>
      )}
    </li>
  );
}

function Counts({ statuses }: { statuses: readonly BoardStatus[] }) {
  const told = boardStatuses.filter((status) => status !== "next" && status !== "done");
  const words = told
    .map((status) => ({ status, count: statuses.filter((one) => one === status).length }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${count} ${statusWords[status].toLowerCase()}`);
  return <Typography component="output">{words.join(", ")}</Typography>;
}
