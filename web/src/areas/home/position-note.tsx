import Typography from "@mui/material/Typography";
import type { Location } from "@crewline/domain/records/locations/location";
import type { Punch } from "./punch.ts";

/** Says before the browser asks why it will, and what is kept. */
export function PositionNote({ location }: { location: Pick<Location, "name" | "geofence"> }) {
  if (location.geofence.mode === "off") return null;
  return (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {`${location.name} checks where you clock in and out. Your device tells its position at these two moments only, and only the distance to the location is kept.`}
    </Typography>
  );
}

/** Advice for a device that did not tell its position. */
export function PositionAdvice({ punch }: { punch: Pick<Punch, "failure" | "positionProblem"> }) {
  if (punch.failure?.problem.ruleCode !== "positionUnknown") return null;
  return (
    <Typography variant="body2" sx={{ mt: 1 }}>
      {punch.positionProblem === "denied"
        ? "Allow this site to see your location in the settings of your browser, then try again. Or ask your manager to enter your time."
        : "Go outside or switch on the location of your device, then try again. Or ask your manager to enter your time."}
    </Typography>
  );
}
