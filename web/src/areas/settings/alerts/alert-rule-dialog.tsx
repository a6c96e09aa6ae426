import type { AlertRule } from "@crewline/domain/records/alerts/alert-rule";
import { saveAlertRuleSchema } from "@crewline/domain/records/alerts/alert-rule";
import type { AlertType } from "@crewline/domain/records/alerts/alert-type";
import { thresholdUnits } from "@crewline/domain/records/alerts/alert-type";
import type { Company } from "@crewline/domain/records/company/company";
import { alertRuleOf } from "@crewline/domain/rules/alerts/usual-rules";
import { alertTypeLabel } from "@crewline/domain/words/alerts/alert-labels";
import { ruleWhen } from "@crewline/domain/words/alerts/rule-words";
import Typography from "@mui/material/Typography";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { NumberInput } from "../../../inputs/number-input.tsx";
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

const inputSchema = saveAlertRuleSchema.omit({ idempotencyKey: true });

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
        onChange={(isEnabled) => change({ isEnabled })}
      />
      {draft.isEnabled && (
        <>
          {unit !== null && (
            <NumberInput
              label="Threshold"
              value={draft.threshold}
              onChange={(threshold) => change({ threshold: threshold ?? 0 })}
              error={errorOf("threshold")}
              decimals={0}
              unit={unit}
            />
          )}
          <Typography variant="body2" color="textSecondary">
            {`Begins ${ruleWhen(draft, locale)}.`}
          </Typography>
          <RuleScopeFields form={form} />
          <RuleMailFields form={form} />
        </>
      )}
    </EditDialog>
  );
}
