import { Navigate, useSearchParams } from "react-router-dom";
import { onBoardStep } from "@crewline/domain/company/on-board-step";
import { useCompany } from "../../pickers/use-company.ts";
import { useEmployees } from "../../pickers/use-employees.ts";
import { useLocations } from "../../pickers/use-locations.ts";
import { useViewer } from "../../session/use-viewer.ts";
import { DataStates } from "../../ui/data-states.tsx";
import { allResults } from "../../ui/load-result.ts";
import { CompanyStep } from "./company-step.tsx";
import { FinishStep } from "./finish-step.tsx";
import { LocationStep } from "./location-step.tsx";
import { OnBoardFrame } from "./on-board-frame.tsx";
import { PeopleStep } from "./people-step.tsx";

/** Sets up a new company; goes on where the server's data says that it stopped. */
export function OnBoardPage() {
  const viewer = useViewer();
  if (viewer.companyId === null) {
    return (
      <OnBoardFrame step="company">
        <CompanyStep />
      </OnBoardFrame>
    );
  }
  if (viewer.role !== "admin") return <Navigate to="/" replace />;
  return <CompanySetUp />;
}

function CompanySetUp() {
  const [params] = useSearchParams();
  const result = allResults({
    company: useCompany(),
    locations: useLocations(),
    employees: useEmployees(),
  });
  if (result.status !== "ready") {
    return (
      <OnBoardFrame step="location">
        <DataStates result={result} label="your company">
          {() => null}
        </DataStates>
      </OnBoardFrame>
    );
  }
  const { company, locations, employees } = result.data;
  const has = { company: true, location: locations.length > 0, people: employees.length > 0 };
  const step = onBoardStep(has, params.get("step"));
  return (
    <OnBoardFrame step={step}>
      {step === "location" && <LocationStep company={company} />}
      {step === "people" && <PeopleStep company={company} locations={locations} />}
      {step === "finish" && (
        <FinishStep company={company} locations={locations} employees={employees} />
      )}
    </OnBoardFrame>
  );
}
