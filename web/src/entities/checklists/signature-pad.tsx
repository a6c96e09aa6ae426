import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { PointerEvent } from "react";
import { useRef, useState } from "react";

interface SignaturePadProps {
  label: string;
  isSigned: boolean;
  onSign: (canvas: HTMLCanvasElement) => Promise<void>;
}

/** The pixels of the pad; it is shown at the width that there is. */
const [WIDTH, HEIGHT] = [640, 240];

/** A field to sign in with a finger, a pen or the mouse. */
export function SignaturePad({ label, isSigned, onSign }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isOpen, setOpen] = useState(!isSigned);
  const [isDrawn, setDrawn] = useState(false);
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const context = penOf(event.currentTarget);
    context?.beginPath();
    context?.moveTo(...pointOf(event));
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons === 0) return;
    const context = penOf(event.currentTarget);
    context?.lineTo(...pointOf(event));
    context?.stroke();
    setDrawn(true);
  };
  const clear = () => {
    canvas.current?.getContext("2d")?.clearRect(0, 0, WIDTH, HEIGHT);
    setDrawn(false);
  };
  if (!isOpen) {
    return (
      <Button variant="outlined" sx={{ alignSelf: "flex-start" }} onClick={() => setOpen(true)}>
        Sign again
      </Button>
    );
  }
  return (
    <Stack sx={{ gap: 1 }}>
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={`Field to sign: ${label}`}
        onPointerDown={begin}
        onPointerMove={draw}
        style={{
          width: "100%",
          aspectRatio: `${WIDTH} / ${HEIGHT}`,
          touchAction: "none",
          background: "#fff",
          border: "1px dashed #888",
          borderRadius: 8,
          cursor: "crosshair",
        }}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          variant="outlined"
          disabled={!isDrawn}
          onClick={() => {
            if (canvas.current !== null) void onSign(canvas.current);
          }}
        >
          Sign
        </Button>
        <Button color="inherit" disabled={!isDrawn} onClick={clear}>
          Clear
        </Button>
      </Stack>
    </Stack>
  );
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const context = canvas.getContext("2d");
  if (context === null) return null;
  context.lineWidth = 4;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.strokeStyle = "#111";
  return context;
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) {
  const { left, top, width } = currentTarget.getBoundingClientRect();
  const scale = WIDTH / width;
  return [(clientX - left) * scale, (clientY - top) * scale] as const;
}
