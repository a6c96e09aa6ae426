import type { ReactElement } from "react";
import Link from "@mui/material/Link";
import { useState } from "react";
import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { shiftsSource } from "../../live/shifts.ts";
import { useLive } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { FindCoverDialog } from "./find-cover-dialog.tsx";

interface PlannedWork {
  locationId: LocationId;
  weekStart: LocalDate;
  employeeId: EmployeeId;
  startsAt: Instant;
}

interface FindCoverButtonProps {
  work: PlannedWork;
  label: string;
}

/** Opens the search for cover of planned work that a list names by its employee and start. */
export function FindCoverButton({ work, label }: FindCoverButtonProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Link component="button" type="button" aria-label={label} onClick={() => setOpen(true)}>
        Find cover
      </Link>
      {isOpen && <CoverOf work={work} onClose={() => setOpen(false)} />}
    </>
  );
}

function CoverOf({ work, onClose }: { work: PlannedWork; onClose: () => void }) {
  const { employeeId, startsAt } = work;
  const shifts = useLive(shiftsSource(useActor(), work));
  if (shifts.status !== "ready") return null;
  const shift = shifts.data.find(
    (one) => one.employeeId === employeeId && one.startsAt === startsAt,
  );
  return shift === undefined ? null : <FindCoverDialog shift={shift} onClose={onClose} />;
}
