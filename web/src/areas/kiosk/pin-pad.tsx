import { PIN_DIGITS } from "@crewline/domain/records/employees/pin";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useEffect, useEffectEvent, useState } from "react";

interface PinPadProps {
  problem: string | null;
  isRunning: boolean;
  /** The last problem is read, or too old. */
  onForget: () => void;
  onPin: (pin: string) => void;
}

/** Digits and a problem are not left for the next person. */
const CLEARS_AFTER_MS = 10_000;

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** A keypad for touch and keyboard; the last digit sends the PIN, which is never shown. */
export function PinPad({ problem, isRunning, onForget, onPin }: PinPadProps) {
  const [typed, setTyped] = useState("");
  const enter = (next: string) => {
    if (isRunning) return;
    onForget();
    setTyped(next.length === PIN_DIGITS ? "" : next);
    if (next.length === PIN_DIGITS) onPin(next);
  };
  const forget = useEffectEvent(() => {
    setTyped("");
    onForget();
  });
  useEffect(() => {
    if (typed === "" && problem === null) return undefined;
    const timer = setTimeout(() => forget(), CLEARS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, problem]);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/u.test(event.key)) enter(typed + event.key);
    else if (event.key === "Backspace") enter(typed.slice(0, -1));
    else if (event.key === "Escape") enter("");
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  return (
    <Stack sx={{ gap: 3, alignItems: "center" }}>
      <Dots count={isRunning ? PIN_DIGITS : typed.length} />
      {problem !== null && (
        <Alert severity="error" role="alert" sx={{ maxWidth: 400, textAlign: "start" }}>
          {problem}
        </Alert>
      )}
      <Box
        role="group"
        aria-label="Keypad"
        sx={{ display: "grid", gridTemplateColumns: "repeat(3, 96px)", gap: 1.5 }}
      >
        {digits.map((digit) => (
          <Key key={digit} label={digit} isOff={isRunning} onPress={() => enter(typed + digit)} />
        ))}
        <Key label="Clear" isOff={isRunning} onPress={() => enter("")} />
        <Key label="0" isOff={isRunning} onPress={() => enter(`${typed}0`)} />
        <Key label="Delete" isOff={isRunning} onPress={() => enter(typed.slice(0, -1))} />
      </Box>
    </Stack>
  );
}

function Key({ label, isOff, onPress }: { label: string; isOff: boolean; onPress: () => void }) {
  const isDigit = label.length === 1;
  return (
    <Button
      variant={isDigit ? "outlined" : "text"}
      color="inherit"
      disabled={isOff}
      onClick={onPress}
      sx={{ height: { xs: 64, sm: 72 }, fontSize: isDigit ? 28 : 16, borderRadius: 2 }}
    >
      {label}
    </Button>
  );
}

function Dots({ count }: { count: number }) {
  return (
    <Stack
      component="output"
      direction="row"
      aria-label={`${count} of ${PIN_DIGITS} digits`}
      sx={{ gap: 2, height: 20 }}
    >
      {Array.from({ length: PIN_DIGITS }, (_, index) => (
        <Box
          key={index}
          sx={{
            width: 18,
            height: 18,
            borderRadius: "50%",
            border: 2,
            borderColor: "text.secondary",
            bgcolor: index < count ? "text.primary" : "transparent",
          }}
        />
      ))}
    </Stack>
  );
}
