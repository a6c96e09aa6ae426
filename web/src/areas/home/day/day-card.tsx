import Button from "@mui/material/Button";
import { useState } from "react";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import { mayReadRates } from "@crewline/domain/rules/access/record-access";
import { dayTexts } from "@crewline/domain/words/home/day-words";
import { useRecordActor } from "../../../entities/employees/use-record-actor.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { Section } from "../frame/section.tsx";
import type { HomePlace } from "../frame/use-home-places.ts";
import { PlaceDay } from "./place-day.tsx";
import { useSeenScope } from "../../../session/actor/use-scope.ts";

interface DayCardProps {
  places: readonly HomePlace[];
  startsOn: Weekday;
}

/**
 * How the day goes: planned against worked hours, hour by hour, at each location's own clock; or the
 * cost, for those who may see wages.
 */
export function DayCard({ places, startsOn }: DayCardProps) {
  const words = dayTexts(useLocale());
  const { mayViewWages } = useRecordActor();
  const maySeeCost = mayReadRates(useSeenScope("schedules", "edit"), mayViewWages);
  const [isTable, setTable] = useState(false);
  const [isCost, setCost] = useState(false);
  return (
    <Section
      title={words.title}
      isTall
      aside={
        <span>
          {maySeeCost && (
            <Button size="small" onClick={() => setCost((was) => !was)}>
              {isCost ? words.asHours : words.asCost}
            </Button>
          )}
          <Button size="small" onClick={() => setTable((was) => !was)}>
            {isTable ? words.asChart : words.asTable}
          </Button>
        </span>
      }
    >
      {places.map((place) => (
        <PlaceDay
          key={place.location.id}
          place={place}
          startsOn={startsOn}
          isTable={isTable}
          isCost={isCost && maySeeCost}
          isOne={places.length === 1}
        />
      ))}
    </Section>
  );
}
