import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import type { OnBoardStep } from "@crewline/domain/records/company/on-boarding";
import { onBoardSteps, shownStep } from "@crewline/domain/records/company/on-boarding";
import type { Company } from "@crewline/domain/records/company/company";
import { isDemoCompany } from "@crewline/domain/records/company/demo-company";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { useCompany } from "../../entities/company/use-company.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { useLocationRecords } from "../../entities/locations/use-location-records.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { useLogin } from "../../session/actor/use-login.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { allResults } from "../../ui/loading/load-result.ts";
import { BackButton } from "./back-button.tsx";
import { CompanyStep } from "./company-step.tsx";
import { EditCompanyStep } from "./edit-company-step.tsx";
import { LocationStep } from "./location-step.tsx";
import { OnBoardFrame } from "./on-board-frame.tsx";
import { PeopleStep } from "./people-step.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { RulesStep } from "./rules-step.tsx";
import { StepBar } from "./step-bar.tsx";
import { WeekStep } from "./week-step.tsx";

/** Sets up a new company, or the profile of an invited user. */
export function OnBoardPage() {
  const login = useLogin();
  if (login.companyId === null) {
    return (
      <OnBoardFrame steps={<StepBar shown="company" progress={null} />} hasHome={false}>
        <CompanyStep />
      </OnBoardFrame>
    );
  }
  if (isDemoCompany(login.companyId)) return <Navigate to="/" replace />;
  return <InCompany />;
}

/** Continues at the company's next step; a user who did not found it has nothing to set up. */
function InCompany() {
  const { uid } = useLogin();
  const mayEdit = useMay("settings", "editCompany");
  const [params] = useSearchParams();
  const result = allResults({
    company: useCompany(),
    locations: useLocationRecords(),
    employees: useEmployees(),
  });
  if (result.status !== "ready") {
    return (
      <OnBoardFrame hasHome>
        <DataStates result={result} label="your company">
          {() => null}
        </DataStates>
      </OnBoardFrame>
    );
  }
  const { company, locations, employees } = result.data;
  if (!mayEdit || company.createdBy !== uid) {
    return (
      <OnBoardFrame hasHome={false}>
        <ProfileForm company={company} />
      </OnBoardFrame>
    );
  }
  const shown = shownStep(company.onBoarding, params.get("step"));
  const active = locations.filter(({ status }) => status === "active");
  const has = new Set<OnBoardStep>([
    ...(active.length > 0 ? (["location"] as const) : []),
    ...(employees.length > 0 ? (["people"] as const) : []),
    ...(company.onBoardedAt === null ? [] : (["week"] as const)),
  ]);
  return (
    <OnBoardFrame steps={<StepBar shown={shown} progress={company.onBoarding} has={has} />} hasHome>
      <VisitedSteps shown={shown} company={company} locations={active} />
    </OnBoardFrame>
  );
}

/**
 * The step on screen; those seen before stay hidden with what was typed, which they still guard
 * when the person leaves the set-up.
 */
function VisitedSteps({ shown, ...others }: { shown: OnBoardStep } & Omit<StepViewProps, "step">) {
  const [visited, setVisited] = useState<ReadonlySet<OnBoardStep>>(new Set([shown]));
  if (!visited.has(shown)) setVisited(new Set([...visited, shown]));
  return onBoardSteps
    .filter((name) => visited.has(name))
    .map((name) => (
      <StepFrame key={name} isShown={name === shown}>
        <BackButton step={name} />
        <StepView step={name} {...others} />
      </StepFrame>
    ));
}

interface StepFrameProps {
  isShown: boolean;
  children: ReactNode;
}

/** Takes the focus that went with the button of the step before. */
function StepFrame({ isShown, children }: StepFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const active = document.activeElement;
    const isLost = active === document.body || Boolean(active?.closest("[hidden]"));
    if (isShown && isLost) frame.current?.focus();
  }, [isShown]);
  return (
    <Box hidden={!isShown} ref={frame} tabIndex={-1} sx={{ outline: "none" }}>
      {children}
    </Box>
  );
}

interface StepViewProps {
  step: OnBoardStep;
  company: Company;
  locations: readonly LocationRecord[];
}

function StepView({ step, company, locations }: StepViewProps) {
  switch (step) {
    case "company":
      return <EditCompanyStep company={company} />;
    case "location":
      return <LocationStep company={company} locations={locations} />;
    case "rules":
      return <RulesStep company={company} />;
    case "people":
      return <PeopleStep company={company} locations={locations} />;
    case "week":
      return <WeekStep company={company} locations={locations} />;
  }
}
