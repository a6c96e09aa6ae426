import { z } from "zod/mini";
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
import { useNewRights } from "../../session/actor/use-new-rights.ts";
import { AskToJoin } from "./ask-to-join.tsx";
import { CompanyConsequences } from "./company-consequences.tsx";
import { ExploreDemo } from "./explore-demo.tsx";
import { StarterFields } from "./starter-fields.tsx";
import { StepForm } from "./step-form.tsx";
import { useForm } from "../../ui/forms/use-form.ts";

const inputSchema = z.omit(createCompanySchema, { idempotencyKey: true });

/** The company itself; what can be guessed from the browser is filled in. */
export function CompanyStep() {
  const [guessed] = useState(guessedCompany);
  const [isCreated, setIsCreated] = useState(false);
  const rights = useNewRights("The company is created");

  const form = useForm({
    suggested: { company: guessed, starter: noStarter },
    schema: inputSchema,
    command: useCommand(trpc.onBoard.createCompany.mutationOptions()),
    input: (draft) => draft,
    onSaved: async () => {
      setIsCreated(true);
      await rights.fetch();
    },
  });
  const { company, starter } = form.draft;

  return (
    <StepForm
      title="Set up your company"
      text="If your employer invited you, open the link in that e-mail instead: it takes you to your company."
      submitLabel={isCreated ? "Continue" : "Create company"}
      onSubmit={isCreated ? rights.fetch : form.submit}
      isUnsaved={form.isUnsaved}
      isRunning={form.isRunning || rights.isFetching}
      problem={form.problem ?? rights.problem}
      above={<AskToJoin />}
      below={<ExploreDemo basics={company} isDisabled={form.isRunning || rights.isFetching} />}
    >
      <CompanyFields
        value={company}
        onChange={(changed) => form.change({ company: changed })}
        errorOf={(field) => form.errorOf(`company.${field}`)}
      />
      <StarterFields
        value={starter}
        onChange={(changed) => form.change({ starter: changed })}
        errorOf={form.errorOf}
      />
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
