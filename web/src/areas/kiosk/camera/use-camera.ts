import { useCallback, useEffect, useRef, useState } from "react";
import { drawJpeg } from "./draw-jpeg.ts";

export interface Camera {
  state: "starting" | "on" | "none";
  /** Shows what the camera sees. */
  showIn: (video: HTMLVideoElement | null) => void;
  /** What the camera sees now, as a JPEG in base64; null without a picture. */
  take: () => Promise<string | null>;
}

/** The camera that looks at the person, on while the component is shown, if it is wanted. */
export function useCamera(isWanted: boolean): Camera {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [isMissing, setMissing] = useState(false);
  const video = useRef<HTMLVideoElement | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let opened: MediaStream | null = null;
    let isLeft = false;
    const open = async () => {
      opened = await openCamera();
      if (isLeft) stop(opened);
      else if (opened === null) setMissing(true);
      else setStream(opened);
    };
    void open();
    return () => {
      isLeft = true;
      stop(opened);
    };
  }, [isWanted]);
  const showIn = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element;
      if (element !== null && element.srcObject !== stream) element.srcObject = stream;
    },
    [stream],
  );
  const take = async () => {
    const source = video.current;
    if (source === null) return null;
    const size = { width: source.videoWidth, height: source.videoHeight };
    return drawJpeg({ source, ...size }).catch(() => null);
  };
  return { state: isMissing ? "none" : stream === null ? "starting" : "on", showIn, take };
}

/** Null without a camera, and where the person or the browser refuses it. */
async function openCamera(): Promise<MediaStream | null> {
  const { mediaDevices }: { mediaDevices?: MediaDevices } = navigator;
  const video = { facingMode: "user", width: { ideal: 640 }, height: { ideal: 480 } };
  try {
    return (await mediaDevices?.getUserMedia({ video, audio: false })) ?? null;
  } catch {
    return null;
  }
}

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
