import { z } from "zod/mini";
import type { AlertRule } from "@crewline/domain/records/alerts/alert-rule";
import { saveAlertRuleSchema } from "@crewline/domain/records/alerts/alert-rule";
import type { AlertType } from "@crewline/domain/records/alerts/alert-type";
import { isThreshold, thresholdUnits } from "@crewline/domain/records/alerts/alert-type";
import type { Company } from "@crewline/domain/records/company/company";
import { alertRuleOf } from "@crewline/domain/rules/alerts/usual-rules";
import { alertTypeLabel } from "@crewline/domain/words/alerts/alert-labels";
import { ruleWhen } from "@crewline/domain/words/alerts/rule-words";
import Typography from "@mui/material/Typography";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { RequiredNumberInput } from "../../../inputs/required-number-input.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { useRecordForm } from "../../../ui/forms/use-record-form.ts";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { RuleMailFields } from "./rule-mail-fields.tsx";
import { RuleScopeFields } from "./rule-scope-fields.tsx";

interface AlertRuleDialogProps {
  company: Company;
  type: AlertType;
  onClose: () => void;
}

const inputSchema = z.omit(saveAlertRuleSchema, { idempotencyKey: true });

/** The rule of one type of alerts. */
export function AlertRuleDialog({ company, type, onClose }: AlertRuleDialogProps) {
  const locale = useLocale();
  const form = useRecordForm({
    record: company,
    isPart: true,
    draftOf: ({ alertRules }): AlertRule => alertRuleOf(alertRules, type),
    schema: inputSchema,
    command: useCommand(trpc.settings.saveAlertRule.mutationOptions()),
    input: (rule, expectedVersion) => ({ expectedVersion, rule }),
    fieldsAt: "rule",
    saved: "Saved.",
    onSaved: onClose,
  });
  const { draft, change, errorOf } = form;
  const unit = thresholdUnits[type];
  return (
    <EditDialog
      form={form}
      title={alertTypeLabel(type, locale)}
      submitLabel="Save"
      onClose={onClose}
    >
      <CheckInput
        label="Alert"
        value={draft.isEnabled}
        onChange={(isEnabled) => change(isEnabled ? { isEnabled } : offRule(draft, company))}
      />
      {draft.isEnabled && (
        <>
          {unit !== null && (
            <RequiredNumberInput
              label="Threshold"
              value={draft.threshold}
              onChange={(threshold) => change({ threshold })}
              error={errorOf("threshold")}
              decimals={0}
              unit={unit}
            />
          )}
          {isThreshold(type, draft.threshold) && (
            <Typography variant="body2" color="textSecondary">
              {`Begins ${ruleWhen(draft, locale)}.`}
            </Typography>
          )}
          <RuleScopeFields form={form} />
          <RuleMailFields form={form} />
        </>
      )}
    </EditDialog>
  );
}

/** A rule that is off hides its threshold: one that can't be saved goes back to the last saved. */
function offRule({ type, threshold }: AlertRule, { alertRules }: Company): Partial<AlertRule> {
  const kept = isThreshold(type, threshold) ? threshold : alertRuleOf(alertRules, type).threshold;
  return { isEnabled: false, threshold: kept };
}
