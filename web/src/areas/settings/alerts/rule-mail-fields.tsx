import type { AlertRule } from "@crewline/domain/records/alerts/alert-rule";
import { alertDigests } from "@crewline/domain/records/alerts/alert-rule";
import { employeeAlertTypes } from "@crewline/domain/records/alerts/alert-type";
import { digestLabel } from "@crewline/domain/words/alerts/rule-words";
import { NumberInput } from "../../../inputs/number-input.tsx";
import { TimeRangeInput } from "../../../inputs/time-range-input.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import type { Form } from "../../../ui/forms/form-definition.ts";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { MultiSelectInput } from "../../../ui/inputs/multi-select-input.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";

const labels = {
  managers: "Managers of the location",
  admins: "Admins",
  employee: "The employee concerned",
} as const;
type Recipient = keyof typeof labels;

const everyone: readonly Recipient[] = ["managers", "admins", "employee"];
const usualQuiet = { from: "22:00", to: "07:00" };

/** Who is told, by which way and when. */
export function RuleMailFields({ form }: { form: Form<AlertRule> }) {
  const locale = useLocale();
  const { draft, change, errorOf } = form;
  const isMailed = draft.channels.includes("email");
  const offered = everyone.filter(
    (one) => one !== "employee" || employeeAlertTypes.includes(draft.type),
  );
  return (
    <>
      <MultiSelectInput
        label="Recipients"
        value={draft.recipients}
        options={offered.map((value) => ({ value, label: labels[value] }))}
        onChange={(recipients) => change({ recipients: [...recipients] })}
        error={errorOf("recipients")}
        help="Admins get what has no manager."
      />
      <CheckInput
        label="Send an e-mail"
        value={isMailed}
        onChange={(isOn) => change({ channels: isOn ? ["email"] : [] })}
      />
      {isMailed && (
        <>
          <SelectInput
            label="E-mails are sent"
            value={draft.digest}
            options={alertDigests.map((value) => ({ value, label: digestLabel(value, locale) }))}
            onChange={(digest) => change({ digest })}
          />
          <CheckInput
            label="No e-mail in quiet hours"
            value={draft.quietHours !== null}
            onChange={(isOn) => change({ quietHours: isOn ? usualQuiet : null })}
          />
        </>
      )}
      {isMailed && draft.quietHours !== null && (
        <TimeRangeInput
          label="Quiet hours"
          value={{ startsAt: draft.quietHours.from, endsAt: draft.quietHours.to }}
          onChange={({ startsAt, endsAt }) =>
            change({ quietHours: { from: startsAt, to: endsAt } })
          }
          error={errorOf("quietHours.from") ?? errorOf("quietHours.to")}
          help="By the clock of the location."
        />
      )}
      <CheckInput
        label="Tell admins by e-mail if no one acknowledges it"
        value={draft.escalateAfterMinutes !== null}
        onChange={(isOn) => change({ escalateAfterMinutes: isOn ? 30 : null })}
      />
      {draft.escalateAfterMinutes !== null && (
        <NumberInput
          label="After"
          value={draft.escalateAfterMinutes}
          onChange={(minutes) => change({ escalateAfterMinutes: minutes ?? 0 })}
          error={errorOf("escalateAfterMinutes")}
          decimals={0}
          unit="minutes"
        />
      )}
    </>
  );
}
