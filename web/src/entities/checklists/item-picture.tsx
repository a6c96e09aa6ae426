import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { checklistPhotoIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { photoUrl } from "@crewline/domain/records/employees/employee-photo";
import type { AnswerPhoto } from "@crewline/domain/records/checklists/checklist-photo";
import { checklistPhotoSource } from "../../live/checklist-photos.ts";
import { useLive } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import type { ShownAnswer } from "./checklist-items.tsx";

const HEIGHT_PX = 160;

interface ItemPictureProps {
  answer: ShownAnswer;
  alt: string;
}

/** The picture of an answer: the one that was taken here, or the one that the server has. */
export function ItemPicture({ answer, alt }: ItemPictureProps) {
  if (answer.photo) return <Picture photo={answer.photo} alt={alt} />;
  return <StoredPicture answer={answer} alt={alt} />;
}

/** Colleagues who may do the list too see that there is a picture, and not the picture. */
function StoredPicture({ answer: { value, byEmployeeId }, alt }: ItemPictureProps) {
  const actor = useActor();
  const isSeen = actor.role !== "employee" || byEmployeeId === actor.employeeId;
  const id = checklistPhotoIdSchema.safeParse(value).data;
  const found = useLive(isSeen && id !== undefined ? checklistPhotoSource(actor, id) : null);
  if (!isSeen) return <Said text="Done. The picture is for managers." />;
  if (found.status === "loading") return <Skeleton variant="rounded" height={HEIGHT_PX} />;
  if (found.status !== "ready") return <Said text="The picture cannot be shown now." />;
  if (found.data === null) return <Said text="The picture is no longer kept." />;
  return <Picture photo={found.data} alt={alt} />;
}

function Picture({ photo, alt }: { photo: AnswerPhoto; alt: string }) {
  return (
    <img
      src={photoUrl(photo)}
      alt={alt}
      style={{
        display: "block",
        maxHeight: HEIGHT_PX,
        maxWidth: "100%",
        objectFit: "contain",
        alignSelf: "flex-start",
        borderRadius: 8,
      }}
    />
  );
}

function Said({ text }: { text: string }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {text}
    </Typography>
  );
}
