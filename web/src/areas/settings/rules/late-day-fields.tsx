import type { OvertimeSection } from "@crewline/domain/records/company/rule-sections";
import { secondsOfHours } from "@crewline/domain/kernel/time/duration";
import { HoursInput } from "../../../inputs/duration-inputs.tsx";
import { RequiredNumberInput } from "../../../inputs/required-number-input.tsx";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import type { RuleFieldsProps } from "./rule-form.tsx";
import { RuleNumbersRow } from "./rule-numbers-row.tsx";
import { TimesInput } from "./times-input.tsx";

const newSeventhDay: NonNullable<OvertimeSection["seventhDay"]> = {
  upToSeconds: secondsOfHours(8),
  multiplierPercent: 150,
  beyondMultiplierPercent: 200,
  exemptUpTo: null,
};

/** The last day of a workweek of which every day was worked. */
export function SeventhDayFields({ value, onChange, errorOf }: RuleFieldsProps<"overtime">) {
  const rule = value.seventhDay;
  const set = (changes: Partial<typeof newSeventhDay>) =>
    onChange({ seventhDay: { ...newSeventhDay, ...rule, ...changes } });
  return (
    <div>
      <CheckInput
        label="Pay more on the seventh workday of a week"
        value={rule !== null}
        onChange={(isOn) => onChange({ seventhDay: isOn ? newSeventhDay : null })}
      />
      {rule !== null && (
        <RuleNumbersRow>
          <TimesInput
            label="Pay"
            value={rule.multiplierPercent}
            onChange={(multiplierPercent) => set({ multiplierPercent })}
            error={errorOf("seventhDay.multiplierPercent")}
          />
          <HoursInput
            label="Up to"
            value={rule.upToSeconds}
            onChange={(upToSeconds) => set({ upToSeconds })}
            error={errorOf("seventhDay.upToSeconds")}
          />
          <TimesInput
            label="Then pay"
            value={rule.beyondMultiplierPercent}
            onChange={(beyondMultiplierPercent) => set({ beyondMultiplierPercent })}
            error={errorOf("seventhDay.beyondMultiplierPercent")}
          />
        </RuleNumbersRow>
      )}
    </div>
  );
}

const newDaysInRow: NonNullable<OvertimeSection["daysInRow"]> = {
  fromDay: 6,
  afterSeconds: 0,
  multiplierPercent: 150,
  resetsEachWeek: true,
};

/** Each day from one in a row on, as some contracts have it. */
export function DaysInRowFields({ value, onChange, errorOf }: RuleFieldsProps<"overtime">) {
  const rule = value.daysInRow;
  const set = (changes: Partial<typeof newDaysInRow>) =>
    onChange({ daysInRow: { ...newDaysInRow, ...rule, ...changes } });
  return (
    <div>
      <CheckInput
        label="Pay more after several days in a row"
        value={rule !== null}
        onChange={(isOn) => onChange({ daysInRow: isOn ? newDaysInRow : null })}
      />
      {rule !== null && (
        <>
          <RuleNumbersRow>
            <RequiredNumberInput
              label="From day"
              value={rule.fromDay}
              onChange={(fromDay) => set({ fromDay })}
              error={errorOf("daysInRow.fromDay")}
              decimals={0}
            />
            <HoursInput
              label="Pay more after"
              value={rule.afterSeconds}
              onChange={(afterSeconds) => set({ afterSeconds })}
              error={errorOf("daysInRow.afterSeconds")}
            />
            <TimesInput
              label="Pay"
              value={rule.multiplierPercent}
              onChange={(multiplierPercent) => set({ multiplierPercent })}
              error={errorOf("daysInRow.multiplierPercent")}
            />
          </RuleNumbersRow>
          <CheckInput
            label="Start counting again with each workweek"
            value={rule.resetsEachWeek}
            onChange={(resetsEachWeek) => set({ resetsEachWeek })}
            help="Otherwise the days of the week before count on. A schedule is priced by its own week."
          />
        </>
      )}
    </div>
  );
}
