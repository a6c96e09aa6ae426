import { z } from "zod/mini";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
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
import { describePart, sectionLabel } from "@crewline/domain/words/company/describe-part";
import { whatStays } from "@crewline/domain/words/company/what-stays";
import { formatDate, formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import { isLocalDate } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../../locale/use-locale.ts";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useToday } from "../../../time/use-today.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { ReasonInput } from "../../../ui/forms/reason-input.tsx";
import { DayInput } from "../../../ui/inputs/day-input.tsx";
import { JudgingEffect } from "./judging-effect.tsx";
import { RulesEffect } from "./rules-effect.tsx";

interface SaveRulesDialogProps {
  company: Company;
  part: RulePart;
  expectedVersion: number;
  /** True for a part that is as it was before a change: it is shown, and a reason is asked for. */
  isRestore?: boolean;
  onClose: () => void;
  onSaved: (version: number) => void;
}

const inputSchema = z.omit(saveRulesSchema, { idempotencyKey: true });

/** Asks for the effective date, shows what the new rules would have changed, then saves them. */
export function SaveRulesDialog(props: SaveRulesDialogProps) {
  const locale = useLocale();
  const { company, part, expectedVersion, isRestore = false, onClose, onSaved } = props;
  const today = useToday(company.timeZone);
  const { section } = part;
  const form = useForm({
    suggested: { day: nextEffectiveDay(company, section, today), reason: "" },
    schema: inputSchema,
    command: useCommand(trpc.settings.saveRules.mutationOptions()),
    input: (draft) => ({
      expectedVersion,
      part,
      effectiveDate: draft.day,
      reason: isRestore ? draft.reason : null,
    }),
    saved: (_draft, { effectiveDate }) => {
      const word = isRestore ? "Restored" : "Saved";
      return `${word}. It takes effect on ${formatDate(effectiveDate, locale)}.`;
    },
    onSaved: ({ version }) => onSaved(version),
  });
  const { day } = form.draft;

  return (
    <EditDialog
      form={form}
      title={isRestore ? "Restore these rules" : "When should this start?"}
      submitLabel={isRestore ? "Restore" : "Save"}
      onClose={onClose}
      maxWidth="md"
    >
      {isRestore && <RestoredPart part={part} />}
      {isRestore && <ReasonInput form={form} />}
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

/** What the rules say again. */
function RestoredPart({ part }: { part: RulePart }) {
  const locale = useLocale();
  return (
    <section aria-label="The rules before this change">
      <Typography>{sectionLabel(part.section, locale)} as it was before this change:</Typography>
      <List>
        {describePart(part, locale).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </List>
    </section>
  );
}

const List = styled("ul")({ margin: "4px 0 0", paddingLeft: 20 });

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
