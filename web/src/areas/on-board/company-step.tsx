import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { CompanyBasics } from "@crewline/domain/company/company";
import { createCompanySchema } from "@crewline/domain/company/company";
import { formatsOfCountry } from "@crewline/domain/company/country-formats";
import { countryOfZone } from "@crewline/domain/company/country-presets";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { CompanyFields, withCountry } from "../../pickers/company-fields.tsx";
import { overtimeLabel } from "../../pickers/company-options.ts";
import { formatSamples } from "../../pickers/format-words.ts";
import { browserZone } from "../../pickers/zone-picker.tsx";
import { weekdayOptions } from "../../pickers/weekday-options.ts";
import { useViewer } from "../../session/use-viewer.ts";
import { useCheckedForm } from "../../ui/use-checked-form.ts";
import { SkipButton } from "./skip-button.tsx";
import { StepForm } from "./step-form.tsx";
import { useNewRights } from "./use-new-rights.ts";

const inputSchema = createCompanySchema.omit({ idempotencyKey: true });

/** The company itself; what can be guessed from the browser is filled in. */
export function CompanyStep() {
  const { displayName } = useViewer();
  const [company, setCompany] = useState(guessedCompany);
  const [isCreated, setIsCreated] = useState(false);
  const create = useCommand(trpc.onBoard.createCompany.mutationOptions());
  const form = useCheckedForm(inputSchema, create);
  const rights = useNewRights();

  const createAs = async (basics: CompanyBasics) => {
    if (!isCreated) {
      if ((await form.submit({ company: basics })) === null) return;
      setIsCreated(true);
    }
    await rights.fetch();
  };

  return (
    <StepForm
      title="Set up your company"
      text="If your employer invited you, open the link in that e-mail instead: it takes you to your company."
      submitLabel={isCreated ? "Go on" : "Create company"}
      onSubmit={() => createAs(company)}
      isRunning={form.isRunning || rights.isFetching}
      problem={form.problem ?? rights.problem}
      other={
        <SkipButton
          isRunning={form.isRunning || rights.isFetching}
          onSkip={() => createAs({ ...company, name: company.name || `${displayName}'s company` })}
        />
      }
    >
      <CompanyFields
        value={company}
        onChange={setCompany}
        errorOf={(field) => form.errorOf(`company.${field}`)}
      />
      <Typography component="output" variant="body2" sx={{ color: "text.secondary" }}>
        {consequencesOf(company)}
      </Typography>
    </StepForm>
  );
}

/** What the country brings along, so that nobody has to look for it. */
function consequencesOf({ formats, weekStart, overtimePreset }: CompanyBasics): string {
  const [clock, day, amount] = formatSamples(formats);
  const first = weekdayOptions.find(({ value }) => value === weekStart)?.label ?? weekStart;
  const overtime = overtimePreset === "none" ? "yours to choose" : overtimeLabel(overtimePreset);
  const words = [
    ...(clock === undefined ? [] : [`Times look like ${clock}`, `days like ${day}`]),
    ...(amount === undefined ? [] : [`numbers like ${amount}`]),
    `weeks start on ${first}`,
    `overtime: ${overtime}`,
  ];
  return `${words.join(", ")}. The rules come in a moment.`;
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
