import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import { useActor } from "../../session/actor/use-actor.ts";
import { useUrlParams } from "../../ui/address/use-url-params.ts";
import { managedLocations } from "./managed-locations.ts";
import { DayWall } from "./day-wall.tsx";
import { TemplateScreen } from "./template-screen.tsx";

interface ManagerScreenProps {
  company: Company;
  locations: readonly Location[];
  /** False where the plan leaves checklists out: they are read and exported. */
  mayEdit: boolean;
}

/** Checklists for who manages locations: those of a day, and the templates. */
export function ManagerScreen({ company, locations, mayEdit }: ManagerScreenProps) {
  const { locationIds } = useActor();
  const { values, set } = useUrlParams({ tab: "templates" });
  const managed = managedLocations(locations, locationIds);
  return (
    <>
      <Tabs
        value={values.tab === "day" ? "day" : "templates"}
        onChange={(_event, tab: string) => set({ tab })}
        aria-label="Checklists"
        sx={{ mb: 2 }}
      >
        <Tab value="templates" label="Checklists" />
        <Tab value="day" label="Today and history" />
      </Tabs>
      {values.tab === "day" ? (
        <DayWall locations={managed} />
      ) : (
        <TemplateScreen company={company} mayEdit={mayEdit} hasLocation={managed.length > 0} />
      )}
    </>
  );
}
