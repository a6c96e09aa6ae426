import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { AlertRule } from "@crewline/domain/records/alerts/alert-rule";
import type { AlertType } from "@crewline/domain/records/alerts/alert-type";
import { alertTypes } from "@crewline/domain/records/alerts/alert-type";
import type { Company } from "@crewline/domain/records/company/company";
import { alertRuleOf } from "@crewline/domain/rules/alerts/usual-rules";
import { alertTypeLabel } from "@crewline/domain/words/alerts/alert-labels";
import { ruleParts } from "@crewline/domain/words/alerts/rule-words";
import { useCompany } from "../../../entities/company/use-company.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useUrlParams } from "../../../ui/address/use-url-params.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { AlertRuleDialog } from "./alert-rule-dialog.tsx";
import { Acts } from "../../../ui/acts/acts.tsx";

const Rules = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& > li": { display: "flex", gap: 12, alignItems: "center", padding: "8px 0" },
  "& > li + li": { borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}` },
  "& .rule": { flex: 1, minWidth: 0 },
}));

const defaults = { rule: "" };

/** The rules of alerts: one for each type, with when it alerts and who is told. */
export function AlertSettings() {
  return (
    <DataStates result={useCompany()} label="the rules">
      {(company) => <RuleList company={company} />}
    </DataStates>
  );
}

function RuleList({ company }: { company: Company }) {
  const { values, set } = useUrlParams(defaults);
  const edited = alertTypes.find((type) => type === values.rule);
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        Every alert is listed under Alerts for admins and for managers of its location. A rule
        decides when it begins and who also gets an e-mail or a push message.
      </Typography>
      <Rules aria-label="Rules of alerts">
        {alertTypes.map((type) => (
          <RuleLine
            key={type}
            rule={alertRuleOf(company.alertRules, type)}
            onEdit={(rule: AlertType) => set({ rule }, "push")}
          />
        ))}
      </Rules>
      {edited !== undefined && (
        <AlertRuleDialog
          key={edited}
          company={company}
          type={edited}
          onClose={() => set({ rule: "" })}
        />
      )}
    </Box>
  );
}

function RuleLine({ rule, onEdit }: { rule: AlertRule; onEdit: (type: AlertType) => void }) {
  const locale = useLocale();
  const label = alertTypeLabel(rule.type, locale);
  return (
    <li>
      <div className="rule">
        <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
        <Typography variant="body2" color="textSecondary">
          {ruleParts(rule, locale).join(" · ")}
        </Typography>
      </div>
      <Acts>
        <Button size="small" aria-label={`Edit ${label}`} onClick={() => onEdit(rule.type)}>
          Edit
        </Button>
      </Acts>
    </li>
  );
}
