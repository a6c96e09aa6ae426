import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import { useRoleName } from "../../entities/company/use-job-roles.ts";
import Typography from "@mui/material/Typography";
import { byUrgency, statusOf } from "@crewline/domain/projections/home/board-status";
import type { BoardStatus } from "@crewline/domain/projections/home/board-status";
import type { BoardRow } from "@crewline/domain/records/summaries/daily-summary";
import type { Location } from "@crewline/domain/records/locations/location";
import { useLocale } from "../../locale/use-locale.ts";
import { StatusChip } from "../../ui/page/status-chip.tsx";
import { useNow } from "../../ui/clock/use-now.ts";
import { boardDetail, statusTones, statusWords } from "./board-words.ts";
import { PlainList } from "./plain-list.ts";
import { Section } from "./section.tsx";
import { pluralForm } from "@crewline/domain/kernel/formats/counted";

interface Board {
  location: Location;
  board: readonly BoardRow[];
}

/** People who work, are on a break, late, missing or next, at one or several locations. */
export function NowBoard({ boards }: { boards: readonly Board[] }) {
  const locale = useLocale();
  const now = useNow();
  const roleName = useRoleName();
  const placed = boards.flatMap(({ location, board }) =>
    board.map((row) => ({ row, location, status: statusOf(row, now) })),
  );
  const order = byUrgency(
    placed.map(({ row }) => row),
    now,
  );
  const sorted = placed.toSorted((a, b) => order.indexOf(a.row) - order.indexOf(b.row));
  const present = sorted.filter(({ status }) => status !== "done");
  const done = sorted.length - present.length;
  return (
    <Section title="Now" aside={<Counts statuses={sorted.map(({ status }) => status)} />}>
      {present.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>
          {done === 0
            ? "No one is scheduled or working today."
            : "Everyone scheduled today is done."}
        </Typography>
      ) : (
        <PlainList aria-label="People today">
          {present.map(({ row, location, status }) => (
            <li key={`${location.id} ${row.employeeId} ${row.shiftStartsAt} ${row.entryId}`}>
              <StatusChip tone={statusTones[status]} label={statusWords[status]} />
              <strong>{row.employeeName}</strong>
              <span className="quiet">
                {[nameOrNone(row.jobRoleId, roleName), boards.length > 1 ? location.name : null]
                  .filter((part) => part !== null)
                  .join(", ")}
              </span>
              <span className="end">
                {boardDetail(row, status, { now, zone: location.timeZone, locale })}
              </span>
            </li>
          ))}
        </PlainList>
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

function Counts({ statuses }: { statuses: readonly BoardStatus[] }) {
  const told: readonly BoardStatus[] = ["working", "onBreak", "late", "noShow", "leftEarly"];
  const words = told
    .map((status) => ({ status, count: statuses.filter((one) => one === status).length }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${count} ${statusWords[status].toLowerCase()}`);
  return <Typography component="output">{words.join(", ")}</Typography>;
}
