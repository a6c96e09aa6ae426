import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Fragment } from "react";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import { arrangedCards } from "@crewline/domain/projections/home/arrange-cards";
import type { HomeCardName } from "@crewline/domain/records/users/home-cards";
import { cardTexts } from "@crewline/domain/words/home/card-words";
import { useLocale } from "../../locale/use-locale.ts";
import { usePreferences } from "../../session/preferences/preferences.ts";
import type { HomePlace } from "./frame/use-home-places.ts";
import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import { useShownLocations } from "./frame/shown-locations.tsx";
import { DataStates } from "../../ui/page/data-states.tsx";
import { useFirstFew } from "../../ui/state/use-first-few.ts";
import { ComingCard } from "./coming/coming-card.tsx";
import { DayCard } from "./day/day-card.tsx";
import { InboxCard } from "./inbox/inbox-card.tsx";
import { NowBoard } from "./now/now-board.tsx";
import { useHomePlaces } from "./frame/use-home-places.ts";

interface TeamHomeProps {
  company: Company;
  /** The locations that the person looks after. */
  locations: readonly Location[];
}

/** People at work, open decisions and the figures of the day: of one location, or of all. */
export function TeamHome({ company, locations }: TeamHomeProps) {
  const shown = useShownLocations(locations);
  return <Cards key={shown.map(({ id }) => id).join(" ")} company={company} locations={shown} />;
}

function Cards({ company, locations }: TeamHomeProps) {
  const startsOn = company.workRules.weekStart;
  const result = useHomePlaces(locations);
  const locale = useLocale();
  const cards = arrangedCards(usePreferences().preferences.homeCards)
    .filter(({ isHidden }) => !isHidden)
    .map(({ card }) => card);
  const shown = useFirstFew(cards, CARDS_IN_A_ROW);
  return (
    <DataStates result={result} label="the day">
      {(places) => (
        <Box sx={grid}>
          {shown.map((card) => (
            <Fragment key={card}>{contentOf({ card, company, places, startsOn })}</Fragment>
          ))}
          {cards.length === 0 && (
            <Typography color="textSecondary">{cardTexts(locale).allHidden}</Typography>
          )}
        </Box>
      )}
    </DataStates>
  );
}

interface CardContent {
  card: HomeCardName;
  company: Company;
  places: readonly HomePlace[];
  startsOn: Weekday;
}

function contentOf({ card, company, places, startsOn }: CardContent): ReactNode {
  switch (card) {
    case "now":
      return <NowBoard company={company} boards={places} />;
    case "inbox":
      return <InboxCard company={company} places={places} startsOn={startsOn} />;
    case "day":
      return <DayCard places={places} startsOn={startsOn} />;
    case "coming":
      return <ComingCard company={company} places={places} />;
  }
}

/** At a desk; on a phone the first of them fills the screen. */
const CARDS_IN_A_ROW = 2;

const grid = {
  display: "grid",
  gap: 2,
  alignItems: "start",
  "& > section": { m: 0 },
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
} as const;
