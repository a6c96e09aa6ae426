import { useCompany } from "../../entities/company/use-company.ts";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useLack } from "../../session/actor/use-lack.ts";
import { useMay, useSees } from "../../session/actor/use-may.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { allResults } from "../../ui/loading/load-result.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { Page } from "../../ui/page/page.tsx";
import { AddChecklistButton } from "./add-checklist-button.tsx";
import { managedLocations } from "./managed-locations.ts";
import { OwnScreen } from "./own-screen.tsx";

const screen = lazyPart(async () => (await import("./manager-screen.tsx")).ManagerScreen);

/** Checklists: managers write them and see how far they are, employees see those of today. */
export function TemplatesPage() {
  const { employeeId, locationIds } = useActor();
  const mayEdit = useMay("templates", "edit");
  const seesAll = useSees("templates", "edit");
  const isManager = useLack("templates", "edit") !== null || seesAll;
  const result = allResults({ company: useCompany(), locations: useLocations() });
  const known = result.status === "ready" ? result.data.locations : [];
  const managed = managedLocations(known, locationIds);
  const mayAdd = isManager && mayEdit && managed.length > 0;
  return (
    <Page title="Templates" actions={mayAdd && <AddChecklistButton />}>
      <DataStates result={result} label="checklists">
        {({ company, locations }) => (
          <>
            {!isManager && employeeId !== null && (
              <OwnScreen employeeId={employeeId} locations={locations} />
            )}
            {isManager && <screen.Part company={company} locations={locations} mayEdit={mayEdit} />}
          </>
        )}
      </DataStates>
    </Page>
  );
}
