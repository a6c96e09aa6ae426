import Typography from "@mui/material/Typography";
import type { Company } from "@crewline/domain/records/company/company";
import {
  effectiveDayOf,
  isPaying,
  nextEffectiveDay,
} from "@crewline/domain/rules/company/effective-day";
import { firstNewPeriod } from "@crewline/domain/rules/company/first-new-period";
import { saveRulesSchema } from "@crewline/domain/records/company/rule-change";
import type { RulePart } from "@crewline/domain/records/company/rule-sections";
import { isJudging } from "@crewline/domain/records/company/rule-sections";
import { whatStays } from "@crewline/domain/rules/company/what-stays";
import { formatDate, formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import { isLocalDate } from "@crewline/domain/kernel/time/local-date";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useToday } from "../../../time/use-today.ts";
import { DayInput } from "../../../ui/inputs/day-input.tsx";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { useCheckedForm } from "../../../ui/forms/use-checked-form.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { useSuggested } from "../../../ui/forms/use-suggested.ts";
import { JudgingEffect } from "./judging-effect.tsx";
import { RulesEffect } from "./rules-effect.tsx";

interface SaveRulesDialogProps {
  company: Company;
  part: RulePart;
  expectedVersion: number;
  onClose: () => void;
  onSaved: (version: number) => void;
}

const inputSchema = saveRulesSchema.omit({ idempotencyKey: true });

/** Asks for the effective date, shows what the new rules would have changed, then saves them. */
export function SaveRulesDialog(props: SaveRulesDialogProps) {
  const { company, part, expectedVersion, onClose, onSaved } = props;
  const today = useToday(company.timeZone);
  const { section } = part;
  const [day, setDay] = useSuggested(nextEffectiveDay(company, section, today));
  const form = useCheckedForm(inputSchema, useCommand(trpc.settings.saveRules.mutationOptions()));
  const notify = useNotice();

  const handleSubmit = async () => {
    const saved = await form.submit({ expectedVersion, part, effectiveDate: day });
    if (saved === null) return;
    notify(`Saved. It takes effect on ${formatDate(saved.effectiveDate)}.`);
    onSaved(saved.version);
  };

  return (
    <FormDialog
      open
      title="When should this start?"
      submitLabel="Save"
      onSubmit={handleSubmit}
      isRunning={form.isRunning}
      problem={form.problem}
      onClose={onClose}
      maxWidth="md"
    >
      <DayInput
        label="Effective date"
        value={day}
        onChange={setDay}
        error={form.errorOf("effectiveDate")}
        help={isLocalDate(day) ? helpFor(company, part, day) : undefined}
        isRequired
      />
      {isPaying(section) && <RulesEffect part={part} />}
      {isJudging(part) && <JudgingEffect part={part} />}
      <Typography variant="body2" color="textSecondary">
        {whatStays[section]}
      </Typography>
    </FormDialog>
  );
}

function helpFor(company: Company, part: RulePart, day: string): string {
  const effective = effectiveDayOf(company, part.section, day);
  const when = `${formatLongDay(effective)} ${effective.slice(0, 4)}`;
  if (part.section === "payPeriod") {
    const { lastDay } = firstNewPeriod(company, part.value, effective);
    return `The first new pay period begins on ${when} and ends on ${formatLongDay(lastDay)}.`;
  }
  if (isPaying(part.section)) return `The first workweek with the new rules begins on ${when}.`;
  return "The rules apply from the start of that day.";
}
