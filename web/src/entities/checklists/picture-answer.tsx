import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import type { AnswerPhoto } from "@crewline/domain/records/checklists/checklist-photo";
import type { ChecklistItem } from "@crewline/domain/records/checklists/checklist-item";
import type { ShownAnswer } from "./checklist-items.tsx";
import { UNREADABLE_PICTURE } from "../../inputs/read-picture.ts";
import { ItemPicture } from "./item-picture.tsx";
import { PhotoInput } from "./photo-input.tsx";
import { scaledPhoto } from "./scaled-photo.ts";
import { SignaturePad } from "./signature-pad.tsx";

interface PictureAnswerProps {
  item: ChecklistItem;
  answer: ShownAnswer | null;
  isReadOnly: boolean;
  onAnswer: (photo: AnswerPhoto) => void;
}

/** A photo or a signature: what there is, and another one in its place. */
export function PictureAnswer({ item, answer, isReadOnly, onAnswer }: PictureAnswerProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const keep = async (picture: HTMLCanvasElement | ImageBitmap | null) => {
    const photo = picture === null ? null : await scaledPhoto(picture);
    setProblem(photo === null ? UNREADABLE_PICTURE : null);
    if (photo !== null) onAnswer(photo);
  };
  const isSignature = item.type === "signature";
  return (
    <Stack sx={{ gap: 1 }}>
      {answer !== null && <ItemPicture answer={answer} alt={item.label} />}
      {!isReadOnly && isSignature && (
        <SignaturePad
          key={answer?.at}
          label={item.label}
          isSigned={answer !== null}
          onSign={keep}
        />
      )}
      {!isReadOnly && !isSignature && (
        <PhotoInput label={item.label} isTaken={answer !== null} onPicture={keep} />
      )}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
    </Stack>
  );
}
