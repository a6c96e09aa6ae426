import { styled } from "@mui/material/styles";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { formatLocalSpan } from "@crewline/domain/kernel/formats/format-time";
import { givenUpText } from "@crewline/domain/words/schedules/request-words";
import { ChangeShiftButton } from "../../../entities/schedules/requests/change-shift-button.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { RoleName } from "../cards/role-name.tsx";
import { isOvernight } from "@crewline/domain/rules/schedules/placing/overnight";
import { endsNextDayText } from "@crewline/domain/words/schedules/cards/shift-words";

const Card = styled("li")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: "flex",
    flexWrap: "wrap",
    columnGap: 12,
    padding: "6px 10px",
    borderLeft: `2px solid ${palette.divider}`,
    "&.own": {
      padding: "10px 12px",
      backgroundColor: palette.action.hover,
      borderLeft: `4px solid ${palette.primary.main}`,
      borderRadius: 4,
    },
    "& .time": { fontWeight: 600, fontVariantNumeric: "tabular-nums" },
    "& .quiet": { color: palette.text.secondary },
    "& .note": { flexBasis: "100%" },
  };
});

interface PublishedCardProps {
  shift: PublishedShift;
  who: string;
  /** Said for own shifts, which may be elsewhere. */
  where?: string;
  isOwn?: boolean;
}

/** A published shift as staff read it. */
export function PublishedCard({ shift, who, where, isOwn }: PublishedCardProps) {
  const locale = useLocale();
  return (
    <Card className={isOwn === true ? "own" : ""}>
      <span className="time">{formatLocalSpan(shift, locale)}</span>
      {isOvernight(shift) && <span className="quiet">{endsNextDayText(locale)}</span>}
      <span>{who}</span>
      {shift.jobRoleId !== null && <RoleName className="quiet" id={shift.jobRoleId} />}
      {where !== undefined && where !== "" && <span className="quiet">{where}</span>}
      {isOwn === true && <OwnParts shift={shift} />}
      {isOwn !== true && shift.isGivenUp === true && (
        <span className="quiet">{givenUpText(locale)}</span>
      )}
    </Card>
  );
}

function OwnParts({ shift }: Pick<PublishedCardProps, "shift">) {
  const pause = shift.unpaidBreakSeconds / 60;
  return (
    <>
      {pause > 0 && <span className="quiet">{`${pause} min unpaid break`}</span>}
      <ChangeShiftButton shift={shift} />
      {shift.note !== "" && <span className="note">{shift.note}</span>}
    </>
  );
}
