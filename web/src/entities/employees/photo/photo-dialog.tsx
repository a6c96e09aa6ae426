import CameraIcon from "@mui/icons-material/PhotoCameraOutlined";
import UploadIcon from "@mui/icons-material/UploadFileOutlined";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useRef, useState } from "react";
import type { Photo } from "@crewline/domain/records/employees/employee-photo";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import type { FormProblem } from "../../../ui/dialogs/form-problem.ts";
import { readPicture, UNREADABLE_PICTURE } from "../../../inputs/read-picture.ts";
import { drawPhoto } from "./draw-photo.ts";
import { PhotoCrop } from "./photo-crop.tsx";
import { wholeCrop } from "./square-of.ts";

interface PhotoDialogProps {
  title: string;
  hasPhoto: boolean;
  /** Saves the photo, or removes it; returns whether that was done. */
  onSave: (photo: Photo | null) => Promise<boolean>;
  isRunning: boolean;
  problem: FormProblem | null;
  onClose: () => void;
}

/** Asks for a picture, from a file or the camera, and for the square of it that is kept. */
export function PhotoDialog(props: PhotoDialogProps) {
  const { title, hasPhoto, onSave, isRunning, problem, onClose } = props;
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState(wholeCrop);
  const [ownProblem, setOwnProblem] = useState<string | null>(null);

  const handleFile = async (file: File) => {
    setOwnProblem(null);
    const read = await readPicture(file);
    if (read === null) return setOwnProblem(UNREADABLE_PICTURE);
    setPicture(read);
    setCrop(wholeCrop);
  };
  const save = async (photo: Photo | null) => {
    if (await onSave(photo)) onClose();
  };
  const handleSubmit = async () => {
    if (picture === null) return setOwnProblem("Choose a picture first.");
    const photo = await drawPhoto(picture, crop);
    if (photo === null) return setOwnProblem(UNREADABLE_PICTURE);
    return save(photo);
  };

  return (
    <FormDialog
      open
      title={title}
      submitLabel="Save photo"
      onSubmit={handleSubmit}
      isRunning={isRunning}
      problem={problem}
      onClose={onClose}
      maxWidth="xs"
      back={
        hasPhoto &&
        picture === null && (
          <Button
            color="error"
            sx={{ mr: "auto" }}
            onClick={() => void save(null)}
            disabled={isRunning}
          >
            Remove photo
          </Button>
        )
      }
    >
      {picture !== null && <PhotoCrop picture={picture} crop={crop} onChange={setCrop} />}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
        <FileButton label="Choose a picture" icon={<UploadIcon />} onFile={handleFile} />
        <FileButton label="Take a photo" icon={<CameraIcon />} onFile={handleFile} takesPhoto />
      </Stack>
      {ownProblem !== null && <Alert severity="error">{ownProblem}</Alert>}
      <Typography variant="body2" color="textSecondary">
        Everyone in the company sees this photo.
      </Typography>
    </FormDialog>
  );
}

interface FileButtonProps {
  label: string;
  icon: ReactNode;
  onFile: (file: File) => Promise<void>;
  /** Opens the camera where the device has one. */
  takesPhoto?: boolean;
}

function FileButton({ label, icon, onFile, takesPhoto = false }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" startIcon={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        {...(takesPhoto && { capture: "user" as const })}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file !== undefined) void onFile(file);
        }}
      />
    </>
  );
}
