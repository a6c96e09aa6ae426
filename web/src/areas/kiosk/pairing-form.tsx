import { pairingCodeSchema } from "@crewline/domain/records/kiosks/pairing-code";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { SyntheticEvent } from "react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { kioskClient } from "../../api/kiosk-client.ts";
import { problemOf } from "../../api/problem.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { deviceLocale } from "../../locale/device-locale.ts";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { leftText } from "./kiosk-words.ts";
import type { KioskIdentity, KioskStore } from "./desk/kiosk-store.ts";

interface PairingFormProps {
  store: KioskStore;
  onPaired: (identity: KioskIdentity) => Promise<void>;
}

const noCode = "Enter the 8 letters and digits of the code.";

/** Pairs the tablet with a code, which may be part of the address: see "Pair a tablet". */
export function PairingForm({ store, onPaired }: PairingFormProps) {
  const locale = useLocale();
  const { hash } = useLocation();
  const [code, setCode] = useState(hash.slice(1, 41));
  const [problem, setProblem] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  // One secret for all tries: a repeated call of the same tablet gets the same answer.
  const [secret] = useState(newSecret);
  const waiting = useWaitingCount(store);
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const read = pairingCodeSchema.safeParse(code);
    if (!read.success) return setProblem(noCode);
    setRunning(true);
    setProblem(null);
    try {
      const client = kioskClient(null, () => deviceLocale);
      const paired = await client.pair.mutate({ code: read.data, secret });
      history.replaceState(history.state, "", location.pathname);
      await onPaired({ ...paired, secret });
    } catch (error) {
      setProblem(problemOf(error).message);
      setRunning(false);
    }
  };
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      sx={{ width: "100%", maxWidth: 400, gap: 2, textAlign: "start" }}
    >
      <Typography color="textSecondary">
        An admin makes the code in Locations, under Clock-in.
      </Typography>
      {waiting > 0 && <Alert severity="warning">{leftText(waiting, locale)}</Alert>}
      <TextInput
        label="Pairing code"
        value={code}
        onChange={setCode}
        error={problem ?? undefined}
        autoFocus
      />
      <Button type="submit" variant="contained" size="large" loading={isRunning}>
        Pair
      </Button>
    </Stack>
  );
}

function useWaitingCount(store: KioskStore): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isShown = true;
    void store.waiting().then((punches) => (isShown ? setCount(punches.length) : undefined));
    return () => {
      isShown = false;
    };
  }, [store]);
  return count;
}

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCodePoint(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
