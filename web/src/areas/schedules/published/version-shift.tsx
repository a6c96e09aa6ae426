import { styled } from "@mui/material/styles";
import { formatShortSpan } from "@crewline/domain/kernel/formats/format-time";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import type { ReactNode } from "react";
import { useLocale } from "../../../locale/use-locale.ts";
import { RoleName } from "../cards/role-name.tsx";

/** How a shift of a version differs now; the others are the same. */
export type SinceThen = "changed" | "removed";

const Shift = styled("li")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    padding: "2px 6px",
    borderLeft: `3px solid ${palette.divider}`,
    "&.changed": { borderLeftColor: palette.warning.main },
    "&.removed": { borderLeftColor: palette.error.main },
    "& .time": { fontWeight: 600, fontVariantNumeric: "tabular-nums" },
    "&.removed .time": { textDecoration: "line-through" },
    "& .quiet": { display: "block", color: palette.text.secondary },
    "& .since": { display: "block", fontWeight: 600 },
    "&.changed .since": { color: palette.warning.main },
    "&.removed .since": { color: palette.error.main },
  };
});

interface VersionShiftProps {
  shift: PublishedShift;
  since: SinceThen | undefined;
  /** Who works it, where the row does not say it. */
  children?: ReactNode;
}

/** A shift as staff saw it in a version, with a word if it is different now. */
export function VersionShift({ shift, since, children }: VersionShiftProps) {
  const locale = useLocale();
  return (
    <Shift className={since ?? ""}>
      <span className="time">{formatShortSpan(shift, locale)}</span> {children}
      {shift.jobRoleId !== null && <RoleName className="quiet" id={shift.jobRoleId} />}
      {shift.note !== "" && <span className="quiet">{shift.note}</span>}
      {since !== undefined && (
        <span className="since">{since === "changed" ? "Changed since" : "Removed since"}</span>
      )}
    </Shift>
  );
}
