import Typography from "@mui/material/Typography";
import { useMemo, useState } from "react";
import { fieldSentence } from "@crewline/domain/words/violations/field-sentence";
import { countryOfZone } from "@crewline/domain/rules/phones/country-presets";
import { useLocale } from "../../locale/use-locale.ts";
import { browserZone } from "../../time/browser-zone.ts";
import type { PhoneLibrary } from "../../entities/company/use-phones.ts";
import { usePhoneLibrary } from "../../entities/company/use-phones.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import { schemaOfCheck } from "../../ui/forms/schema-of-check.ts";
import { useForm } from "../../ui/forms/use-form.ts";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { countryChoices } from "./country-choices.ts";
import { useGuardedCommand } from "./use-guarded-command.ts";

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

interface PhoneDraft {
  country: string;
  typed: string;
}

type PhoneNumberFormProps = PhoneNumberStepProps & { library: PhoneLibrary };

function PhoneNumberForm({ send, onClose, library }: PhoneNumberFormProps) {
  const locale = useLocale();
  const [suggested] = useState(() => ({ country: ownCountry(), typed: "" }));
  const form = useForm({
    suggested,
    schema: schemaOfCheck(({ country, typed }: PhoneDraft) => {
      const { problem } = library.phonesOf(country).read(typed);
      return { typed: problem === null ? undefined : fieldSentence(problem, locale) };
    }),
    command: useGuardedCommand(({ country, typed }: PhoneDraft) =>
      send(library.phonesOf(country).dial(typed) ?? typed),
    ),
    input: (draft) => draft,
  });
  const { draft, change, errorOf } = form;
  const countries = useMemo(
    () => countryChoices(library.callingCodes(), navigator.language),
    [library],
  );
  return (
    <EditDialog form={form} title={TITLE} submitLabel={SUBMIT} onClose={onClose} allowsFocusOutside>
      <Typography>
        We send a code to this phone at each sign-in. Your provider may charge for it.
      </Typography>
      <SelectInput
        label="Country"
        value={draft.country}
        onChange={(country) => change({ country })}
        options={countries}
      />
      <TextInput
        label="Phone number"
        value={draft.typed}
        onChange={(typed) => change({ typed })}
        error={errorOf("typed")}
        help="A local number, or + and the country code."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        autoFocus
      />
    </EditDialog>
  );
}

function ownCountry(): string {
  return countryOfZone(browserZone())?.code ?? new Intl.Locale(navigator.language).region ?? "US";
}
