import Button from "@mui/material/Button";
import { useSearchParams } from "react-router-dom";
import type { Company } from "@crewline/domain/company/company";
import type { Location } from "@crewline/domain/locations/location";
import { PeopleFields } from "../../pickers/people-fields.tsx";
import { usePeopleForm } from "../../pickers/use-people-form.ts";
import { StepForm } from "./step-form.tsx";

interface PeopleStepProps {
  company: Company;
  locations: readonly Location[];
}

/** The people who work there; nobody gets an invitation or a login by this. */
export function PeopleStep({ company, locations }: PeopleStepProps) {
  const [, setParams] = useSearchParams();
  const finish = () => setParams({ step: "finish" });
  const active = locations.filter((location) => location.status === "active");
  const [firstLocationId] = active.map((location) => location.id);
  const form = usePeopleForm({
    company,
    locationIds: firstLocationId === undefined ? [] : [firstLocationId],
  });

  const handleSubmit = async () => {
    if ((await form.submit()) !== null) finish();
  };

  return (
    <StepForm
      title="Who works for you?"
      text="Type or paste your people. Nobody is told: you give logins later, person by person."
      submitLabel={form.submitLabel}
      onSubmit={handleSubmit}
      isRunning={form.isRunning}
      problem={form.problem}
      other={
        <Button color="inherit" size="large" onClick={finish}>
          Skip
        </Button>
      }
    >
      <PeopleFields form={form} currency={company.currency} showsLocations={active.length > 1} />
    </StepForm>
  );
}
