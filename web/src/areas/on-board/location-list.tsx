import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { Location } from "@crewline/domain/records/locations/location";
import { openingHoursText } from "@crewline/domain/words/locations/opening-hours-text";
import { useLocale } from "../../locale/use-locale.ts";
import type { LocationDraft } from "./use-location-draft.ts";

/** Short lines in a frame. */
const Lines = styled("ul")(({ theme }) => {
  const { palette, shape } = theme.vars ?? theme;
  return {
    listStyle: "none",
    margin: 0,
    padding: 0,
    border: `1px solid ${palette.divider}`,
    borderRadius: shape.borderRadius,
    "& > li": { display: "flex", flexWrap: "wrap", gap: "2px 12px", padding: "8px 12px" },
    "& > li + li": { borderTop: `1px solid ${palette.divider}` },
    "& .quiet": { color: palette.text.secondary },
    "& .end": { marginLeft: "auto" },
  };
});

interface LocationListProps {
  locations: readonly Location[];
  form: LocationDraft;
}

/** The locations there are, with their opening hours. */
export function LocationList({ locations, form }: LocationListProps) {
  const locale = useLocale();
  return (
    <Lines aria-label="Your locations">
      {locations.map((location) => (
        <li key={location.id}>
          <strong>{location.name}</strong>
          <span className="quiet">{openingHoursText(location.openingHours, locale)}</span>
          <Button
            className="end"
            size="small"
            aria-label={`Edit ${location.name}`}
            onClick={() => form.edit(location)}
          >
            Edit
          </Button>
        </li>
      ))}
    </Lines>
  );
}
