import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { SkipButton } from "./skip-button.tsx";
import type { LocationDraft } from "./use-location-draft.ts";

interface LocationStepButtonsProps {
  form: LocationDraft;
  hasLocations: boolean;
  isRunning: boolean;
  onSkip: () => Promise<void>;
}

/** Adds another location, returns to the list, or skips the step. */
export function LocationStepButtons({
  form,
  hasLocations,
  isRunning,
  onSkip,
}: LocationStepButtonsProps) {
  const handleAnother = async () => {
    if (!form.isNew || (await form.save())) form.startAnother();
  };
  return (
    <>
      {!(form.isNew && form.isBlank && hasLocations) && (
        <Button
          variant="outlined"
          size="large"
          startIcon={<Add />}
          disabled={isRunning || form.edited !== null}
          onClick={() => void handleAnother()}
        >
          Add another location
        </Button>
      )}
      {form.isOpen && hasLocations && (
        <Button color="inherit" size="large" disabled={isRunning} onClick={form.close}>
          Cancel
        </Button>
      )}
      {!hasLocations && <SkipButton onSkip={onSkip} isRunning={isRunning} />}
    </>
  );
}
