import { useTheme } from "@mui/material/styles";
import { useMemo } from "react";
import type { CalendarItem } from "@crewline/domain/projections/calendar/calendar-items";
import { useJobRoles } from "../../entities/company/use-job-roles.ts";
import { useAllTimeOffTypes } from "../../entities/time-off/use-time-off-types.ts";
import { markOf } from "../../ui/page/tint.ts";

/** Returns the colour of an item: of the job role for shifts, of the type for time off, else of its layer. */
export function useItemColour(): (item: CalendarItem) => string {
  const { palette } = useTheme().vars;
  const roles = useJobRoles();
  const types = useAllTimeOffTypes();
  return useMemo(() => {
    const colours = new Map(roles.map(({ id, colour }) => [id, markOf(colour)]));
    const colourOfType = new Map(types.map(({ id, colour }) => [id, markOf(colour)]));
    return (item) => {
      switch (item.layer) {
        case "shifts": {
          const { jobRoleId } = item.shift;
          return (jobRoleId !== null && colours.get(jobRoleId)) || palette.primary.main;
        }
        case "timeOff":
          return colourOfType.get(item.timeOff.type) ?? palette.warning.main;
        case "holidays":
        case "blackouts":
          return palette.danger.main;
        case "events":
          return palette.secondary.main;
        case "availability":
        case "periodEnds":
          return palette.text.secondary;
      }
    };
  }, [roles, types, palette]);
}
