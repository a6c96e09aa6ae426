import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useEffectEvent, useState } from "react";

/** The next person must not see what the last one did. */
const CLEARS_AFTER_SECONDS = 10;

interface ClearButtonProps {
  label: string;
  seconds?: number;
  isStopped?: boolean;
  onClear: () => void;
}

/**
 * Always in sight, also on a low screen. Clears the screen at once, or by itself after ten seconds or those given, which it counts; Esc
 * does it, too. With another key the seconds begin again.
 */
export function ClearButton(props: ClearButtonProps) {
  const { label, seconds: allowed = CLEARS_AFTER_SECONDS, isStopped = false, onClear } = props;
  const [left, setLeft] = useState(allowed);
  const clear = useEffectEvent(onClear);
  useEffect(() => {
    if (isStopped) return undefined;
    const endsAtMs = performance.now() + allowed * 1000;
    const timer = setInterval(() => {
      const seconds = Math.ceil((endsAtMs - performance.now()) / 1000);
      if (seconds <= 0) clear();
      else setLeft(seconds);
    }, 250);
    return () => clearInterval(timer);
  }, [isStopped, allowed]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === "Escape") clear();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  return (
    <Box sx={{ position: "sticky", bottom: 0, width: "100%", bgcolor: "background.default" }}>
      <Button
        size="large"
        color="inherit"
        disabled={isStopped}
        onClick={onClear}
        sx={{ minWidth: 200 }}
      >
        {`${label} (${left})`}
      </Button>
    </Box>
  );
}
