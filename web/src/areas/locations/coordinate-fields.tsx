import type { Coordinates } from "@crewline/domain/rules/locations/parse-coordinates";
import {
  degreesText,
  parseCoordinates,
  parseDegrees,
} from "@crewline/domain/rules/locations/parse-coordinates";
import { NumberInput } from "../../inputs/number-input.tsx";

/** With a point in every language, as maps copy them. */
const degrees = { read: parseDegrees, write: degreesText };

interface CoordinateFieldsProps {
  latitude: number | null;
  longitude: number | null;
  onChange: (change: Partial<Record<keyof Coordinates, number | null>>) => void;
  /** Both at once, from a pasted text. */
  onPlaced: (place: Coordinates) => void;
  errorOf: (name: keyof Coordinates) => string | undefined;
  isRequired: boolean;
}

/** Latitude and longitude as people type and maps copy them; pasting both fills both fields. */
export function CoordinateFields(props: CoordinateFieldsProps) {
  const { onChange, onPlaced, errorOf, isRequired } = props;
  const shared = {
    meaning: degrees,
    onPasteText: (text: string) => {
      const place = parseCoordinates(text);
      if (place !== null) onPlaced(place);
      return place !== null;
    },
    isRequired,
  };
  return (
    <>
      <NumberInput
        {...shared}
        label="Latitude"
        unit="° north"
        value={props.latitude}
        onChange={(latitude) => onChange({ latitude })}
        error={errorOf("latitude")}
        help="Paste both from a map, for example 40.7128, -74.0060. Negative south of the equator."
      />
      <NumberInput
        {...shared}
        label="Longitude"
        unit="° east"
        value={props.longitude}
        onChange={(longitude) => onChange({ longitude })}
        error={errorOf("longitude")}
        help="Negative west of Greenwich, as in the Americas."
      />
    </>
  );
}
