import { reasonSchema } from "@crewline/domain/kernel/fields/fields";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { SyntheticEvent } from "react";
import { useState } from "react";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import type { Allowance } from "./desk/allow-punch.ts";
import { ClearButton } from "./clear-button.tsx";
import { PinPad } from "./pin-pad.tsx";

interface RefusedScreenProps {
  /** Why the clock-in was refused. */
  refusal: string;
  problem: string | null;
  isRunning: boolean;
  onAllow: (allowance: Allowance) => void;
  onForget: () => void;
  onClear: () => void;
}

/** A manager has to come and to type. */
const CLEARS_AFTER_SECONDS = 60;

/** A refused clock-in, and the way for a manager at the tablet to allow it: reason, then PIN. */
export function RefusedScreen(props: RefusedScreenProps) {
  const { refusal, problem, isRunning, onAllow, onForget, onClear } = props;
  const [step, setStep] = useState<"refusal" | "reason" | "pin">("refusal");
  const [reason, setReason] = useState("");
  return (
    <>
      <Typography
        sx={{ fontSize: 20, maxWidth: 560 }}
        role={step === "refusal" ? "alert" : undefined}
      >
        {step === "pin" ? "Manager of this location: enter your own PIN." : refusal}
      </Typography>
      {step === "refusal" && (
        <Button
          size="large"
          variant="outlined"
          onClick={() => setStep("reason")}
          sx={{ minHeight: 72, minWidth: 300, fontSize: 22 }}
        >
          Let a manager allow it
        </Button>
      )}
      {step === "reason" && (
        <ReasonForm reason={reason} onChange={setReason} onNext={() => setStep("pin")} />
      )}
      {step === "pin" && (
        <PinPad
          problem={problem}
          isRunning={isRunning}
          onForget={onForget}
          onPin={(managerPin) => onAllow({ managerPin, reason: reason.trim() })}
        />
      )}
      <ClearButton
        key={`${step} ${reason} ${problem}`}
        label="Cancel"
        seconds={CLEARS_AFTER_SECONDS}
        isStopped={isRunning}
        onClear={onClear}
      />
    </>
  );
}

interface ReasonFormProps {
  reason: string;
  onChange: (reason: string) => void;
  onNext: () => void;
}

function ReasonForm({ reason, onChange, onNext }: ReasonFormProps) {
  const [isChecked, setChecked] = useState(false);
  const isGiven = reasonSchema.safeParse(reason).success;
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isGiven) onNext();
    else setChecked(true);
  };
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      sx={{ width: "100%", maxWidth: 400, gap: 2, textAlign: "start" }}
    >
      <TextInput
        label="Reason"
        value={reason}
        onChange={onChange}
        help="Stays with the time entry."
        error={isChecked && !isGiven ? "Enter the reason in a few words." : undefined}
        maxLength={300}
        isRequired
        autoFocus
      />
      <Button type="submit" variant="contained" size="large" sx={{ minHeight: 56, fontSize: 18 }}>
        Next: manager's PIN
      </Button>
    </Stack>
  );
}
