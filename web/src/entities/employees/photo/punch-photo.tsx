import type { PunchId } from "@crewline/domain/kernel/ids/record-ids";
import type { PunchKind } from "@crewline/domain/records/time-entries/punch-record";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { punchPhotoSource } from "../../../live/punch-photos.ts";
import { useLive } from "../../../live/use-live.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";

interface PunchPhotoProps {
  photoId: PunchId;
  kind: PunchKind;
}

const HEIGHT_PX = 120;

const altWords: Readonly<Record<PunchKind, string>> = {
  clockIn: "Photo at the clock-in",
  startBreak: "Photo at the start of the break",
  endBreak: "Photo at the end of the break",
  clockOut: "Photo at the clock-out",
};

/** Who made a punch at a shared tablet, for its managers. */
export function PunchPhoto({ photoId, kind }: PunchPhotoProps) {
  const result = useLive(punchPhotoSource(useActor(), photoId));
  return (
    <DataStates
      result={result}
      label="the photo"
      skeleton={<Skeleton variant="rounded" width={160} height={HEIGHT_PX} />}
    >
      {(photo) =>
        photo === null || photo.base64 === null ? (
          <Typography variant="caption" color="textSecondary" component="p">
            {photo === null
              ? "The photo is no longer kept."
              : "The tablet has not sent the photo yet."}
          </Typography>
        ) : (
          <img
            src={`data:image/jpeg;base64,${photo.base64}`}
            alt={altWords[kind]}
            style={{
              display: "block",
              marginTop: 4,
              height: HEIGHT_PX,
              maxWidth: "100%",
              borderRadius: 8,
            }}
          />
        )
      }
    </DataStates>
  );
}
