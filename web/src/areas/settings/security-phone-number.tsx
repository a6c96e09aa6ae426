import Typography from "@mui/material/Typography";
import { useState } from "react";
import { countryOfZone } from "@crewline/domain/company/country-presets";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { SelectInput } from "../../ui/select-input.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { countryChoices } from "./country-choices.ts";
import { phoneNumberOf } from "./phone-number.ts";
import { useGuardedAction } from "./use-guarded-action.ts";

interface PhoneNumberStepProps {
  send: (phoneNumber: string) => Promise<void>;
  onClose: () => void;
}

const countries = countryChoices(navigator.language);

/** Asks for the number; the country of this device is chosen already. */
export function PhoneNumberStep({ send, onClose }: PhoneNumberStepProps) {
  const [country, setCountry] = useState(ownCountry);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const sending = useGuardedAction();
  const submit = async () => {
    const { number, problem } = phoneNumberOf(country, typed);
    setError(problem);
    if (number !== null) await sending.run(() => send(number));
  };
  return (
    <FormDialog
      open
      title="Add a phone"
      submitLabel="Send the code"
      onSubmit={submit}
      isRunning={sending.isRunning}
      problem={sending.problem}
      onClose={onClose}
      allowsFocusOutside
    >
      <Typography>
        We send a code to this phone at each sign-in. The message may cost what your provider asks.
      </Typography>
      <SelectInput label="Country" value={country} onChange={setCountry} options={countries} />
      <TextInput
        label="Phone number"
        value={typed}
        onChange={setTyped}
        error={error ?? undefined}
        help="As you dial it at home, or with + and the country code."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        autoFocus
      />
    </FormDialog>
  );
}

function ownCountry(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return countryOfZone(timeZone)?.code ?? new Intl.Locale(navigator.language).region ?? "US";
}
