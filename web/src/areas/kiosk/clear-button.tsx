import Button from "@mui/material/Button";
import { useEffect, useEffectEvent, useState } from "react";

/** The next person must not see what the last one did. */
const CLEARS_AFTER_SECONDS = 10;

interface ClearButtonProps {
  label: string;
  isStopped?: boolean;
  onClear: () => void;
}

/**
 * Clears the screen at once, or by itself after ten seconds, which it counts; Esc does it, too. With
 * another key the seconds begin again.
 */
export function ClearButton({ label, isStopped = false, onClear }: ClearButtonProps) {
  const [left, setLeft] = useState(CLEARS_AFTER_SECONDS);
  const clear = useEffectEvent(onClear);
  useEffect(() => {
    if (isStopped) return undefined;
    const endsAtMs = performance.now() + CLEARS_AFTER_SECONDS * 1000;
    const timer = setInterval(() => {
      const seconds = Math.ceil((endsAtMs - performance.now()) / 1000);
      if (seconds <= 0) clear();
      else setLeft(seconds);
    }, 250);
    return () => clearInterval(timer);
  }, [isStopped]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === "Escape") clear();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  return (
    <Button
      size="large"
      color="inherit"
      disabled={isStopped}
      onClick={onClear}
      sx={{ minWidth: 200 }}
    >
      {`${label} (${left})`}
    </Button>
  );
}
