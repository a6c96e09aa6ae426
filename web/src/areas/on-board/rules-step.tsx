import { z } from "zod/mini";
import type { Company } from "@crewline/domain/records/company/company";
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
import { SkipButton } from "./skip-button.tsx";
import { StepForm } from "./step-form.tsx";
import { useLeaveStep } from "./use-leave-step.ts";
import { useForm } from "../../ui/forms/use-form.ts";

const inputSchema = z.omit(saveFoundingRulesSchema, { idempotencyKey: true });

/** The step for the pay rules; at first they are those that are usual in the country. */
export function RulesStep({ company }: { company: Company }) {
  const present = foundingRulesSchema.parse(basicsOf(company));
  const step = useLeaveStep("rules");
  const form = useForm({
    suggested: present,
    schema: inputSchema,
    command: useCommand(trpc.onBoard.saveRules.mutationOptions()),
    input: (rules) => ({ expectedVersion: company.version, rules }),
    fieldsAt: "rules",
    onSaved: () => step.leave(false),
  });

  return (
    <StepForm
      title="Review pay rules"
      text={`${introOf(company)} Breaks, rounding and more are in Settings, and every change is kept with its date.`}
      submitLabel="Use these rules"
      onSubmit={form.isTouched ? form.submit : () => step.leave(false)}
      isUnsaved={form.isUnsaved}
      isRunning={form.isRunning || step.isRunning}
      problem={form.problem ?? step.problem}
      other={<SkipButton onSkip={() => step.leave(true)} isRunning={step.isRunning} />}
    >
      <RuleFields value={form.draft} onChange={form.change} errorOf={form.errorOf} />
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
