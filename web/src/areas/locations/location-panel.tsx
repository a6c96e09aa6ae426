import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { openingHoursText } from "@crewline/domain/words/locations/opening-hours-text";
import { useLocale } from "../../locale/use-locale.ts";
import type { Neighbours } from "../../ui/page/panel-steps.tsx";
import { SidePanel } from "../../ui/page/side-panel.tsx";
import { ClockInTab } from "./clock-in-tab.tsx";
import { DetailsTab } from "./details-tab.tsx";
import { HolidaysTab } from "./holidays-tab.tsx";
import { HoursTab } from "./hours-tab.tsx";
import { LocationHistoryTab } from "./location-history-tab.tsx";
import { LocationStatusChip } from "./location-words.tsx";
import { PeopleTab } from "./people-tab.tsx";
import { StaffingTab } from "./staffing-tab.tsx";
import { TabletList } from "./tablet-list.tsx";

interface LocationPanelProps {
  /** Null closes the panel. */
  location: LocationRecord | null;
  tab: string;
  onTab: (tab: string) => void;
  onOpen: (locationId: LocationId) => void;
  neighbours: Neighbours;
  onClose: () => void;
}

const items = [
  { id: "details", label: "Details" },
  { id: "hours", label: "Hours" },
  { id: "holidays", label: "Holidays" },
  { id: "staffing", label: "Staffing" },
  { id: "clockIn", label: "Clock-in" },
  { id: "people", label: "People" },
  { id: "history", label: "History" },
] as const;
type TabId = (typeof items)[number]["id"];

/** One location to read and to change, a part of it on each tab. */
export function LocationPanel(props: LocationPanelProps) {
  const { location, tab, onTab, onOpen, neighbours, onClose } = props;
  const shown = items.find(({ id }) => id === tab)?.id ?? "details";
  return (
    <SidePanel
      open={location !== null}
      title={location?.name ?? ""}
      subtitle={location !== null && <KeyFacts location={location} />}
      neighbours={neighbours}
      onClose={onClose}
      tabs={{ items, value: shown, onChange: onTab }}
    >
      {location !== null && (
        <TabContent
          key={`${location.id} ${shown}`}
          tab={shown}
          location={location}
          onOpen={onOpen}
        />
      )}
    </SidePanel>
  );
}

/** The state of a location and when it is open. */
function KeyFacts({ location }: { location: LocationRecord }) {
  const locale = useLocale();
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: "center", flexWrap: "wrap" }}>
      <LocationStatusChip status={location.status} />
      <Typography variant="body2">{openingHoursText(location.openingHours, locale)}</Typography>
    </Stack>
  );
}

interface TabContentProps {
  tab: TabId;
  location: LocationRecord;
  onOpen: (locationId: LocationId) => void;
}

function TabContent({ tab, location, onOpen }: TabContentProps) {
  switch (tab) {
    case "details":
      return <DetailsTab location={location} onOpen={onOpen} />;
    case "hours":
      return <HoursTab location={location} />;
    case "holidays":
      return <HolidaysTab location={location} />;
    case "staffing":
      return <StaffingTab location={location} />;
    case "clockIn":
      return (
        <>
          <ClockInTab location={location} />
          <TabletList location={location} />
        </>
      );
    case "people":
      return <PeopleTab location={location} />;
    case "history":
      return <LocationHistoryTab location={location} />;
  }
}
