import type { Shift } from "@crewline/domain/records/schedules/shift";
import { isSameWork } from "@crewline/domain/rules/schedules/findings/overrides";
import { overriddenText } from "@crewline/domain/words/schedules/override-words";
import { useLocale } from "../../../locale/use-locale.ts";

interface OverrideMarkProps {
  shift: Shift;
  overrides: NonNullable<Shift["overrides"]>;
}

/** Says on a card that its rules were overridden: which, and why. */
export function OverrideMark({ shift, overrides }: OverrideMarkProps) {
  const locale = useLocale();
  const given = overrides.filter((one) => isSameWork(one, shift));
  if (given.length === 0) return null;
  const text = given.map((one) => overriddenText(one, locale)).join("; ");
  return (
    <>
      <span className="heard">{`, ${text}`}</span>
      <svg className="mark overridden" viewBox="0 0 14 14" aria-hidden="true">
        <title>{text}</title>
        <path d="M7 1.6 13 12.4H1zM6.4 5.4v3.4h1.2V5.4zm0 4.4v1.2h1.2V9.8z" fillRule="evenodd" />
      </svg>
    </>
  );
}
