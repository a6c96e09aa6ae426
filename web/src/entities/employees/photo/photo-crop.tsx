import Box from "@mui/material/Box";
import Slider from "@mui/material/Slider";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { KeyboardEvent, PointerEvent } from "react";
import { useEffect, useRef } from "react";
import { drawSquare } from "./draw-photo.ts";
import type { Crop } from "./square-of.ts";
import { MOST_ZOOM, movedBy } from "./square-of.ts";

/** Pixels of the square on the screen. */
const SHOWN = 256;
const KEY_STEP = 0.05;

const keyMoves: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
};

interface PhotoCropProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** The part of a picture that becomes the photo: dragged, moved with arrow keys, and enlarged. */
export function PhotoCrop({ picture, crop, onChange }: PhotoCropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) drawSquare(canvas.current, picture, crop);
  }, [picture, crop]);
  const move = (by: { x: number; y: number }) => onChange(movedBy(picture, crop, by));
  const handleDrag = ({ buttons, movementX: x, movementY: y }: PointerEvent) => {
    if (buttons === 1) move({ x: x / SHOWN, y: y / SHOWN });
  };
  const handleKey = (event: KeyboardEvent) => {
    const by = keyMoves[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  };
  return (
    <Stack spacing={1} sx={{ alignItems: "center" }}>
      <Box
        component="canvas"
        ref={canvas}
        width={SHOWN * 2}
        height={SHOWN * 2}
        tabIndex={0}
        role="application"
        aria-label="Position of the photo: drag it, or use the arrow keys"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={handleDrag}
        onKeyDown={handleKey}
        sx={{
          width: SHOWN,
          height: SHOWN,
          borderRadius: "50%",
          cursor: "grab",
          touchAction: "none",
        }}
      />
      <Stack direction="row" spacing={2} sx={{ width: SHOWN, alignItems: "center" }}>
        <Typography variant="body2" id="photo-zoom">
          Zoom
        </Typography>
        <Slider
          aria-labelledby="photo-zoom"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(_event, zoom) => onChange({ ...crop, zoom })}
        />
      </Stack>
    </Stack>
  );
}
