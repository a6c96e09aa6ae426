import Typography from "@mui/material/Typography";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
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
import { whatStays } from "@crewline/domain/words/company/what-stays";
import { formatDate, formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import { isLocalDate } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../../locale/use-locale.ts";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useToday } from "../../../time/use-today.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { DayInput } from "../../../ui/inputs/day-input.tsx";
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
  const locale = useLocale();
  const { company, part, expectedVersion, onClose, onSaved } = props;
  const today = useToday(company.timeZone);
  const { section } = part;
  const form = useForm({
    suggested: { day: nextEffectiveDay(company, section, today) },
    schema: inputSchema,
    command: useCommand(trpc.settings.saveRules.mutationOptions()),
    input: (draft) => ({ expectedVersion, part, effectiveDate: draft.day }),
    saved: (_draft, { effectiveDate }) =>
      `Saved. It takes effect on ${formatDate(effectiveDate, locale)}.`,
    onSaved: ({ version }) => onSaved(version),
  });
  const { day } = form.draft;

  return (
    <EditDialog
      form={form}
      title="When should this start?"
      submitLabel="Save"
      onClose={onClose}
      maxWidth="md"
    >
      <DayInput
        label="Effective date"
        value={day}
        onChange={(chosen) => form.change({ day: chosen })}
        error={form.errorOf("effectiveDate")}
        help={isLocalDate(day) ? helpFor(company, part, { day, locale }) : undefined}
        isRequired
      />
      {isPaying(section) && <RulesEffect part={part} />}
      {isJudging(part) && <JudgingEffect part={part} />}
      <Typography variant="body2" color="textSecondary">
        {whatStays(section, locale)}
      </Typography>
    </EditDialog>
  );
}

function helpFor(
  company: Company,
  part: RulePart,
  { day, locale }: { day: string; locale: Locale },
): string {
  const effective = effectiveDayOf(company, part.section, day);
  const when = `${formatLongDay(effective, locale)} ${effective.slice(0, 4)}`;
  if (part.section === "payPeriod") {
    const { lastDay } = firstNewPeriod(company, part.value, effective);
    return `The first new pay period begins on ${when} and ends on ${formatLongDay(lastDay, locale)}.`;
  }
  if (isPaying(part.section)) return `The first workweek with the new rules begins on ${when}.`;
  return "The rules apply from the start of that day.";
}
