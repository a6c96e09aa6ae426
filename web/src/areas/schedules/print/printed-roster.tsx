import { useIsPrinting } from "../../../ui/page/use-is-printing.ts";
import { useWeekStore, useWholeWeek } from "../model/use-week-store.ts";
import { PrintedWeek } from "./printed-week.tsx";

interface PrintedRosterProps {
  companyName: string;
  /** The state of the week in words. */
  state: string;
}

/** The week of the model on paper; nothing is made of it before the page is printed. */
export function PrintedRoster(props: PrintedRosterProps) {
  return useIsPrinting() ? <Printed {...props} /> : null;
}

function Printed({ companyName, state }: PrintedRosterProps) {
  const { location, days, names, roleName, elsewhereWords } = useWholeWeek();
  const board = useWeekStore().board();
  return (
    <PrintedWeek
      companyName={companyName}
      location={location}
      days={days}
      state={state}
      board={board}
      roleName={roleName}
      nameOf={names.employee}
      elsewhereWords={elsewhereWords}
    />
  );
}
