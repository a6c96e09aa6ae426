import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { isConfirmed } from "@crewline/domain/rules/schedules/publishing/confirmed-by-person";
import { confirmationText } from "@crewline/domain/words/schedules/confirmation-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { useConfirmation } from "./week-confirmations.ts";

const CHECK = "M3 7.4 6 10.2 11.2 4.6";
const CLOCK = "M7 3.8V7l2.2 1.6";

/** A person's name, with a mark for whether they confirmed their published shifts of the week. */
export function ConfirmedName({ employeeId, who }: { employeeId: EmployeeId; who: string }) {
  const locale = useLocale();
  const found = useConfirmation(employeeId);
  if (found === null) return who;
  const text = confirmationText(found, locale);
  const isDone = isConfirmed(found);
  const mark = isDone ? "confirmation done" : "confirmation";
  return (
    <>
      <svg className={mark} viewBox="0 0 14 14" aria-hidden="true">
        <title>{text}</title>
        {!isDone && <circle cx="7" cy="7" r="5.4" />}
        <path d={isDone ? CHECK : CLOCK} />
      </svg>
      {who}
      <span className="heard">{`, ${text}`}</span>
    </>
  );
}
