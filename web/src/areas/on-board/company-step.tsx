import { useState } from "react";
import type { CompanyBasics } from "@crewline/domain/records/company/company";
import { createCompanySchema } from "@crewline/domain/records/company/company";
import { noStarter } from "@crewline/domain/records/company/industries";
import { formatsOfCountry } from "@crewline/domain/rules/company/country-formats";
import { countryOfZone } from "@crewline/domain/rules/phones/country-presets";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { CompanyFields, withCountry } from "../../entities/company/company-fields.tsx";
import { browserZone } from "../../time/browser-zone.ts";
import { useCheckedForm } from "../../ui/forms/use-checked-form.ts";
import { useNewRights } from "../../session/actor/use-new-rights.ts";
import { AskToJoin } from "./ask-to-join.tsx";
import { CompanyConsequences } from "./company-consequences.tsx";
import { ExploreDemo } from "./explore-demo.tsx";
import { StarterFields } from "./starter-fields.tsx";
import { StepForm } from "./step-form.tsx";

const inputSchema = createCompanySchema.omit({ idempotencyKey: true });

/** The company itself; what can be guessed from the browser is filled in. */
export function CompanyStep() {
  const [guessed] = useState(guessedCompany);
  const [company, setCompany] = useState(guessed);
  const [starter, setStarter] = useState(noStarter);
  const [isCreated, setIsCreated] = useState(false);
  const create = useCommand(trpc.onBoard.createCompany.mutationOptions());
  const form = useCheckedForm(inputSchema, create);
  const rights = useNewRights("The company is created");

  const handleSubmit = async () => {
    if (!isCreated) {
      if ((await form.submit({ company, starter })) === null) return;
      setIsCreated(true);
    }
    await rights.fetch();
  };

  return (
    <StepForm
      title="Set up your company"
      text="If your employer invited you, open the link in that e-mail instead: it takes you to your company."
      submitLabel={isCreated ? "Continue" : "Create company"}
      onSubmit={handleSubmit}
      isUnsaved={company !== guessed || starter !== noStarter}
      isRunning={form.isRunning || rights.isFetching}
      problem={form.problem ?? rights.problem}
      above={<AskToJoin />}
      below={<ExploreDemo basics={company} isDisabled={form.isRunning || rights.isFetching} />}
    >
      <CompanyFields
        value={company}
        onChange={setCompany}
        errorOf={(field) => form.errorOf(`company.${field}`)}
      />
      <StarterFields value={starter} onChange={setStarter} errorOf={form.errorOf} />
      <CompanyConsequences company={company} />
    </StepForm>
  );
}

function guessedCompany(): CompanyBasics {
  const timeZone = browserZone();
  const country = countryOfZone(timeZone)?.code ?? "US";
  const blank: CompanyBasics = {
    name: "",
    country,
    currency: "USD",
    timeZone,
    formats: formatsOfCountry(country),
    weekStart: "monday",
    overtimePreset: "none",
    payPeriod: { kind: "weekly", startsOn: "monday" },
  };
  return { ...withCountry(blank, country), timeZone };
}
