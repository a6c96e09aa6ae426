import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import MyLocation from "@mui/icons-material/MyLocation";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Geofence } from "@crewline/domain/records/locations/geofence";
import type { JudgedPosition } from "@crewline/domain/records/locations/judge-position";
import { judgePosition } from "@crewline/domain/records/locations/judge-position";
import type { ReadPosition } from "../../entities/locations/read-position.ts";
import { readPosition } from "../../entities/locations/read-position.ts";

interface PositionTestProps {
  id: LocationId;
  geofence: Geofence;
  onUse: (place: { latitude: number; longitude: number }) => void;
}

/** Takes the place from this device, and tries the check with it. No map service is called. */
export function PositionTest({ id, geofence, onUse }: PositionTestProps) {
  const [asking, setAsking] = useState<"use" | "test" | null>(null);
  const [said, setSaid] = useState("");
  const { latitude: north, longitude: east, radiusMetres } = geofence;
  const isReady = [north, east, radiusMetres].every((value) => Number.isFinite(value));

  const ask = async (what: "use" | "test") => {
    setAsking(what);
    const read = await readPosition();
    setAsking(null);
    if (read.position === null) return setSaid(problemWords[read.problem]);
    if (what === "test")
      return setSaid(judgedWords(judgePosition(read.position, { id, geofence }, [])));
    const { latitude, longitude, accuracyMetres } = read.position;
    onUse({ latitude: rounded(latitude), longitude: rounded(longitude) });
    setSaid(`Your position is exact to ${Math.round(accuracyMetres)} m. Save to keep it.`);
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
        <Button
          variant="outlined"
          startIcon={<MyLocation />}
          loading={asking === "use"}
          onClick={() => void ask("use")}
        >
          Use my position
        </Button>
        <Button
          color="inherit"
          disabled={!isReady}
          loading={asking === "test"}
          onClick={() => void ask("test")}
        >
          Test from here
        </Button>
      </Stack>
      <Typography component="output">{said}</Typography>
    </Stack>
  );
}

const problemWords: Record<NonNullable<ReadPosition["problem"]>, string> = {
  denied: "This site may not see your position. Allow it in the settings of your browser.",
  unavailable: "Your device does not know its position now.",
};

function judgedWords({ verdict, distanceMetres, accuracyMetres }: JudgedPosition): string {
  const measured = `${distanceMetres} m away, exact to ${accuracyMetres} m`;
  switch (verdict) {
    case "inside":
      return `You could clock in here: ${measured}.`;
    case "outside":
      return `You count as away: ${measured}.`;
    default:
      return `Your device knows its position only to within ${accuracyMetres ?? 0} m, which says nothing.`;
  }
}

/** Five decimals are about a metre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
