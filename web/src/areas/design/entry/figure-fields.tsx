import { NumberInput } from "../../../inputs/number-input.tsx";
import { RateInput } from "../../../inputs/rate-input.tsx";
import { OptionalTimeInput } from "../../../inputs/time-input.tsx";
import { TimeRangeInput } from "../../../inputs/time-range-input.tsx";
import { DayInput } from "../../../ui/inputs/day-input.tsx";
import { Specimen } from "../frame/specimen.tsx";
import { FieldStates } from "./field-states.tsx";

const noRange = { startsAt: "", endsAt: "" };
const night = { startsAt: "22:00", endsAt: "06:00" };

/** Fields for days, times, numbers and money, read and shown in the formats of the reader. */
export function FigureFields() {
  return (
    <>
      <Specimen name="Day" isWide>
        <FieldStates empty="" filled="2026-11-27" error="Choose a day of this pay period.">
          {(field) => <DayInput {...field} />}
        </FieldStates>
      </Specimen>
      <Specimen name="Time" note="Understands “6a”, “0600” and “18”." isWide>
        <FieldStates<string | null> empty={null} filled="18:00" error="Enter a time after 9:00 AM.">
          {(field) => <OptionalTimeInput {...field} />}
        </FieldStates>
      </Specimen>
      <Specimen name="From and to" note="Understands “6a-3p”, “6-15” and “22-6”." isWide>
        <FieldStates empty={noRange} filled={night} error="Use at most 12 hours.">
          {(field) => <TimeRangeInput {...field} />}
        </FieldStates>
      </Specimen>
      <Specimen name="Number" isWide>
        <FieldStates<number | null> empty={null} filled={37.5} error="Use at most 40 hours.">
          {(field) => <NumberInput {...field} unit="hours" />}
        </FieldStates>
      </Specimen>
      <Specimen name="Hourly rate" isWide>
        <FieldStates<number | null> empty={null} filled={185_000} error="Below the minimum wage.">
          {(field) => <RateInput {...field} currency="USD" />}
        </FieldStates>
      </Specimen>
    </>
  );
}
