import Typography from "@mui/material/Typography";
import { useMemo, useState } from "react";
import { fieldSentence } from "@crewline/domain/words/violations/field-sentence";
import { countryOfZone } from "@crewline/domain/rules/phones/country-presets";
import { useLocale } from "../../locale/use-locale.ts";
import { browserZone } from "../../time/browser-zone.ts";
import type { PhoneLibrary } from "../../entities/company/use-phones.ts";
import { usePhoneLibrary } from "../../entities/company/use-phones.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { countryChoices } from "./country-choices.ts";
import { useGuardedAction } from "./use-guarded-action.ts";

interface PhoneNumberStepProps {
  send: (phoneNumber: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the number; the country of this device is chosen already. */
export function PhoneNumberStep(props: PhoneNumberStepProps) {
  const library = usePhoneLibrary();
  if (library.status === "ready") return <PhoneNumberForm {...props} library={library.data} />;
  return (
    <FormDialog
      open
      title={TITLE}
      submitLabel={SUBMIT}
      onSubmit={props.onClose}
      isRunning={library.status === "loading"}
      problem={null}
      onClose={props.onClose}
    >
      <DataStates result={library} label="the countries">
        {() => null}
      </DataStates>
    </FormDialog>
  );
}

const TITLE = "Add a phone";
const SUBMIT = "Send the code";

type PhoneNumberFormProps = PhoneNumberStepProps & { library: PhoneLibrary };

function PhoneNumberForm({ send, onClose, library }: PhoneNumberFormProps) {
  const [country, setCountry] = useState(ownCountry);
  const [typed, setTyped] = useState("");
  const locale = useLocale();
  const [error, setError] = useState<string | null>(null);
  const sending = useGuardedAction();
  const submit = async () => {
    const phones = library.phonesOf(country);
    const { problem } = phones.read(typed);
    const number = phones.dial(typed);
    setError(problem === null ? null : fieldSentence(problem, locale));
    if (number !== null) await sending.run(() => send(number));
  };
  const countries = useMemo(
    () => countryChoices(library.callingCodes(), navigator.language),
    [library],
  );
  return (
    <FormDialog
      open
      title={TITLE}
      submitLabel={SUBMIT}
      onSubmit={submit}
      isRunning={sending.isRunning}
      problem={sending.problem}
      onClose={onClose}
      allowsFocusOutside
    >
      <Typography>
        We send a code to this phone at each sign-in. Your provider may charge for it.
      </Typography>
      <SelectInput label="Country" value={country} onChange={setCountry} options={countries} />
      <TextInput
        label="Phone number"
        value={typed}
        onChange={setTyped}
        error={error ?? undefined}
        help="A local number, or + and the country code."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        autoFocus
      />
    </FormDialog>
  );
}

function ownCountry(): string {
  return countryOfZone(browserZone())?.code ?? new Intl.Locale(navigator.language).region ?? "US";
}
