import Popover from "@mui/material/Popover";
import Typography from "@mui/material/Typography";
import type { NameOfRole } from "@crewline/domain/rules/job-roles/job-role-names";
import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import type { UncoveredRange } from "@crewline/domain/rules/locations/uncovered-ranges";
import { gapText } from "@crewline/domain/words/schedules/week-figure-words";
import { useLocale } from "../../../locale/use-locale.ts";

export interface GapsPopoverProps {
  anchor: HTMLElement;
  title: string;
  ranges: readonly UncoveredRange[];
  timeZone: string;
  roleName: NameOfRole;
  onClose: () => void;
}

/** The gaps of a day by their times, the earliest first. */
export function GapsPopover(props: GapsPopoverProps) {
  const locale = useLocale();
  const { anchor, title, ranges, timeZone, roleName, onClose } = props;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "top", horizontal: "left" }}
      transformOrigin={{ vertical: "bottom", horizontal: "left" }}
      slotProps={{
        paper: { role: "dialog", "aria-label": title, sx: { p: 2, maxWidth: 320 } },
      }}
    >
      <Typography variant="subtitle2">{title}</Typography>
      {ranges.map((range) => (
        <Typography key={`${range.startsAt} ${range.jobRoleId}`} variant="body2">
          {gapText(range, { timeZone, role: nameOrNone(range.jobRoleId, roleName) }, locale)}
        </Typography>
      ))}
    </Popover>
  );
}
