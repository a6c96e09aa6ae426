import Box from "@mui/material/Box";
import type { ShiftsElsewhere } from "@crewline/domain/records/schedules/shifts-elsewhere";
import { elsewhereWords } from "@crewline/domain/records/schedules/shifts-elsewhere";
import { useLocations } from "../locations/use-locations.ts";

/** The shifts at locations that others manage, a sentence for each location. */
export function ShiftsElsewhereList({ elsewhere }: { elsewhere: readonly ShiftsElsewhere[] }) {
  const locations = useLocations();
  if (elsewhere.length === 0) return null;
  const names = new Map(
    locations.status === "ready" ? locations.data.map(({ id, name }) => [id, name]) : [],
  );
  return (
    <Box component="ul" sx={{ m: 0, pl: 3, typography: "body2" }}>
      {elsewhere.map((one) => (
        <li key={one.locationId}>
          {elsewhereWords(one, names.get(one.locationId) ?? "another location")}
        </li>
      ))}
    </Box>
  );
}
