import { memo } from "react";
import { formatDay } from "@crewline/domain/time/format";
import { usePreferences } from "../../session/preferences.ts";

interface WeekGridHeadProps {
  days: readonly string[];
  today: string;
}

/** The days of the week; today is marked and says so. */
export const WeekGridHead = memo(function WeekGridHead({ days, today }: WeekGridHeadProps) {
  usePreferences();
  return (
    <thead className="head">
      <tr className="row">
        <th scope="col" className="side strong">
          Person
        </th>
        {days.map((day) => (
          <th key={day} scope="col" className={day === today ? "cell strong today" : "cell strong"}>
            {formatDay(day)}
            {day === today && <span className="quiet"> today</span>}
          </th>
        ))}
        <th scope="col" className="sum strong">
          Hours
        </th>
      </tr>
    </thead>
  );
});
