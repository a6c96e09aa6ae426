import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ComponentType } from "react";
import { useState } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import { rulePartSchema } from "@crewline/domain/records/company/rule-sections";
import type {
  RulePart,
  RuleSection,
  RuleValues,
} from "@crewline/domain/records/company/rule-sections";
import { partOf, rulesOn } from "@crewline/domain/rules/company/rules-on";
import { useCompany } from "../../../entities/company/use-company.ts";
import { useToday } from "../../../time/use-today.ts";
import { EditForm } from "../../../ui/forms/edit-form.tsx";
import { useRecordForm } from "../../../ui/forms/use-record-form.ts";
import type { Runner } from "../../../ui/forms/form-definition.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { RulesHistory } from "./rules-history.tsx";
import { ScheduledRules } from "./scheduled-rules.tsx";
import { SaveRulesDialog } from "../../../entities/company/rules/save-rules-dialog.tsx";

/** The props of the fields of a part of the rules. */
export interface RuleFieldsProps<S extends RuleSection> {
  value: RuleValues[S];
  onChange: (changes: Partial<RuleValues[S]>) => void;
  /** The error of a field by its name within the part, for example "dailyTiers.0.afterSeconds". */
  errorOf: (field: string) => string | undefined;
  company: Company;
}

interface RulePageProps<S extends RuleSection> {
  section: S;
  /** The effect of the part, in a sentence or two. */
  intro: string;
  Fields: ComponentType<RuleFieldsProps<S>>;
}

/** A part of the rules: its form, then its past and scheduled changes. */
export function RulePage<S extends RuleSection>(props: RulePageProps<S>) {
  return (
    <DataStates result={useCompany()} label="the rules">
      {(company) => (
        <Stack spacing={4} sx={{ maxWidth: 720 }}>
          <Typography color="textSecondary">{props.intro}</Typography>
          <ScheduledRules company={company} section={props.section} />
          <Box sx={{ maxWidth: 560 }}>
            <RuleForm {...props} company={company} />
          </Box>
          <RulesHistory company={company} section={props.section} />
        </Stack>
      )}
    </DataStates>
  );
}

interface RuleFormProps<S extends RuleSection> extends RulePageProps<S> {
  company: Company;
}

/** The part in effect today; saving asks for the effective date and shows the effect. */
function RuleForm<S extends RuleSection>({ section, Fields, company }: RuleFormProps<S>) {
  const today = useToday(company.timeZone);
  const [wanted, setWanted] = useState<RulePart | null>(null);
  const form = useRecordForm({
    record: company,
    isPart: true,
    draftOf: (live) => partOf(rulesOn(live, today), section),
    schema: rulePartSchema,
    command: opener(setWanted),
    input: (value) => ({ section, value }),
    fieldsAt: "value",
  });

  return (
    <>
      <EditForm form={form}>
        <Fields
          value={form.draft}
          onChange={form.change}
          errorOf={form.errorOf}
          company={company}
        />
      </EditForm>
      {wanted !== null && (
        <SaveRulesDialog
          company={company}
          part={wanted}
          expectedVersion={form.expectedVersion}
          onClose={() => setWanted(null)}
          onSaved={(version) => {
            setWanted(null);
            form.markSaved(version);
          }}
        />
      )}
    </>
  );
}

/** Saving a form of rules opens the dialog that shows their effect, which then saves. */
function opener(open: (part: RulePart) => void): Runner<RulePart, { version: number }> {
  return {
    run: (part: RulePart) => {
      open(part);
      return Promise.resolve(null);
    },
    isRunning: false,
    problem: null,
    clearProblem: () => undefined,
  };
}
