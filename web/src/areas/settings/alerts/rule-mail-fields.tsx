import type { AlertRule } from "@crewline/domain/records/alerts/alert-rule";
import type { AlertChannel } from "@crewline/domain/records/alerts/alert-rule";
import { alertChannels, alertDigests } from "@crewline/domain/records/alerts/alert-rule";
import { employeeAlertTypes } from "@crewline/domain/records/alerts/alert-type";
import { digestLabel } from "@crewline/domain/words/alerts/rule-words";
import { RequiredNumberInput } from "../../../inputs/required-number-input.tsx";
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

const channelLabels: Readonly<Record<AlertChannel, { label: string; help: string | null }>> = {
  email: { label: "E-mail", help: null },
  push: {
    label: "Push",
    help: "On devices where the recipient switched notifications on.",
  },
};

const everyone: readonly Recipient[] = ["managers", "admins", "employee"];
const usualQuiet = { from: "22:00", to: "07:00" };

/** Who is told, by which way and when. */
export function RuleMailFields({ form }: { form: Form<AlertRule> }) {
  const locale = useLocale();
  const { draft, change, errorOf } = form;
  const isTold = draft.channels.length > 0;
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
      {alertChannels.map((channel) => (
        <CheckInput
          key={channel}
          label={channelLabels[channel].label}
          value={draft.channels.includes(channel)}
          onChange={(isOn) =>
            change({
              channels: alertChannels.filter((one) =>
                one === channel ? isOn : draft.channels.includes(one),
              ),
            })
          }
          {...(channelLabels[channel].help !== null && { help: channelLabels[channel].help })}
        />
      ))}
      {isTold && (
        <>
          <SelectInput
            label="Sent"
            value={draft.digest}
            options={alertDigests.map((value) => ({ value, label: digestLabel(value, locale) }))}
            onChange={(digest) => change({ digest })}
          />
          <CheckInput
            label="Wait for the end of quiet hours"
            value={draft.quietHours !== null}
            onChange={(isOn) => change({ quietHours: isOn ? usualQuiet : null })}
          />
        </>
      )}
      {isTold && draft.quietHours !== null && (
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
        label="Tell admins if no one acknowledges it"
        value={draft.escalateAfterMinutes !== null}
        onChange={(isOn) => change({ escalateAfterMinutes: isOn ? 30 : null })}
      />
      {draft.escalateAfterMinutes !== null && (
        <RequiredNumberInput
          label="After"
          value={draft.escalateAfterMinutes}
          onChange={(escalateAfterMinutes) => change({ escalateAfterMinutes })}
          error={errorOf("escalateAfterMinutes")}
          decimals={0}
          unit="minutes"
        />
      )}
    </>
  );
}
