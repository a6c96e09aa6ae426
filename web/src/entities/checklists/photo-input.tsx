import CameraIcon from "@mui/icons-material/PhotoCamera";
import Button from "@mui/material/Button";
import { useRef } from "react";
import { readPicture } from "../../inputs/read-picture.ts";

interface PhotoInputProps {
  label: string;
  isTaken: boolean;
  /** Null for a file that is no picture. */
  onPicture: (picture: ImageBitmap | null) => Promise<void>;
}

/** Opens the camera where the device has one, otherwise the choice of a file. */
export function PhotoInput({ label, isTaken, onPicture }: PhotoInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File) => {
    const picture = await readPicture(file);
    await onPicture(picture);
    picture?.close();
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<CameraIcon />}
        onClick={() => input.current?.click()}
        sx={{ alignSelf: "flex-start", minHeight: 44 }}
      >
        {isTaken ? "Take another photo" : "Take a photo"}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file !== undefined) void read(file);
        }}
      />
    </>
  );
}
