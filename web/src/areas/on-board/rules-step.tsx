import { useState } from "react";
import type { Company, FoundingRules } from "@crewline/domain/records/company/company";
import {
  foundingRulesSchema,
  saveFoundingRulesSchema,
} from "@crewline/domain/records/company/company";
import { basicsOf } from "@crewline/domain/rules/company/apply-basics";
import { presetOfCountry } from "@crewline/domain/rules/phones/country-presets";
import { restsElevenHours } from "@crewline/domain/rules/company/founding-changes";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { RuleFields } from "../../entities/company/company-fields.tsx";
import { useCheckedForm } from "../../ui/forms/use-checked-form.ts";
import { SkipButton } from "./skip-button.tsx";
import { StepForm } from "./step-form.tsx";
import { useLeaveStep } from "./use-leave-step.ts";

const inputSchema = saveFoundingRulesSchema.omit({ idempotencyKey: true });

/** How time becomes money; what is usual in the country is chosen already. */
export function RulesStep({ company }: { company: Company }) {
  const present = foundingRulesSchema.parse(basicsOf(company));
  const [draft, setDraft] = useState<FoundingRules | null>(null);
  const rules = draft ?? present;
  const form = useCheckedForm(inputSchema, useCommand(trpc.onBoard.saveRules.mutationOptions()));
  const step = useLeaveStep("rules");

  const isChanged = JSON.stringify(rules) !== JSON.stringify(present);
  const handleSubmit = async () => {
    const input = { expectedVersion: company.version, rules };
    if (isChanged && (await form.submit(input)) === null) return;
    await step.leave(false);
  };

  return (
    <StepForm
      title="Check the rules of pay"
      text={`${introOf(company)} Breaks, rounding and more are in Settings, and every change is kept with its date.`}
      submitLabel="Use these rules"
      onSubmit={handleSubmit}
      isUnsaved={isChanged}
      isRunning={form.isRunning || step.isRunning}
      problem={form.problem ?? step.problem}
      other={<SkipButton onSkip={() => step.leave(true)} isRunning={step.isRunning} />}
    >
      <RuleFields
        value={rules}
        onChange={setDraft}
        errorOf={(field) => form.errorOf(`rules.${field}`)}
      />
    </StepForm>
  );
}

/** Overtime rules of an unknown law are never guessed. */
function introOf({ country }: Company): string {
  const preset = presetOfCountry(country);
  if (preset !== null && preset.overtimePreset !== "none") return "This is usual in your country.";
  const overtime = `We have no overtime rules for ${preset?.name ?? "your country"}: no hour is paid more until you choose.`;
  if (!restsElevenHours(country)) return overtime;
  return `${overtime} The schedule warns of less than 11 hours of rest between two shifts.`;
}
