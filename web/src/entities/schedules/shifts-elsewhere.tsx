import Box from "@mui/material/Box";
import type { ShiftsElsewhere } from "@crewline/domain/records/schedules/shifts-elsewhere";
import { elsewhereWords } from "@crewline/domain/words/schedules/elsewhere-words";
import { useLocale } from "../../locale/use-locale.ts";
import { useLocationNames } from "../locations/location-names.ts";

/** The shifts at locations that others manage, a sentence for each location. */
export function ShiftsElsewhereList({ elsewhere }: { elsewhere: readonly ShiftsElsewhere[] }) {
  const locale = useLocale();
  const placeOf = useLocationNames();
  if (elsewhere.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, pl: 3, typography: "body2" }}>
      {elsewhere.map((one) => (
        <li key={one.locationId}>{elsewhereWords(one, placeOf(one.locationId), locale)}</li>
      ))}
    </Box>
  );
}
