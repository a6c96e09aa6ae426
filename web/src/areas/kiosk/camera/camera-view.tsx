import Typography from "@mui/material/Typography";
import { useLocale } from "../../../locale/use-locale.ts";
import { photoNote } from "./photo-note.ts";
import type { Camera } from "./use-camera.ts";

interface CameraViewProps extends Pick<Camera, "state" | "showIn"> {
  keptDays: number;
}

/** What the camera sees, as in a mirror, and what becomes of the photo. */
export function CameraView({ state, showIn, keptDays }: CameraViewProps) {
  const note = photoNote(state, keptDays, useLocale());
  return (
    <div>
      {state === "on" && (
        <video
          ref={showIn}
          autoPlay
          muted
          playsInline
          aria-label="What the camera sees"
          style={{
            display: "block",
            margin: "0 auto 8px",
            height: "clamp(72px, 14dvh, 150px)",
            borderRadius: 12,
            transform: "scaleX(-1)",
          }}
        />
      )}
      <Typography color="textSecondary">{note}</Typography>
    </div>
  );
}
