import { parseArgs } from "node:util";
import { Problem } from "../../../emulators/problem.ts";

/** How large the simulated day is, and how fast it goes by. */
export interface DaySize {
  locations: number;
  peopleEach: number;
  /** How many times as fast as the real clock that of the run goes. */
  speed: number;
  /** The hour of the day at which the run ends, by the clock of the locations. */
  untilHour: number;
}

/** The fewest people of a location that have all that happens in the script. */
const FEWEST_EACH = 15;
/** One place for each thing that happens at some locations only. */
const FEWEST_LOCATIONS = 4;

const usage =
  "npm run bench -- day [--locations 40] [--people 600] [--speed 60] [--until-hour 24.5]";

/** Reads the options of the part; throws a Problem that shows the usage. */
export function readDaySize(args: readonly string[]): DaySize {
  const option = (value: string) => ({ type: "string", default: value }) as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      locations: option("40"),
      people: option("600"),
      speed: option("60"),
      "until-hour": option("24.5"),
    },
  });
  const [locations, speed] = [Number(values.locations), Number(values.speed)];
  const peopleEach = Math.floor(Number(values.people) / locations);
  const untilHour = Number(values["until-hour"]);
  const isLarge = locations >= FEWEST_LOCATIONS && peopleEach >= FEWEST_EACH;
  if (!isLarge || !(speed >= 1) || !(untilHour > 0)) {
    throw new Problem(
      `At least ${FEWEST_LOCATIONS} locations of ${FEWEST_EACH} people: use ${usage}`,
    );
  }
  return { locations, peopleEach, speed, untilHour };
}
