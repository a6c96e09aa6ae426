import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { Link } from "react-router-dom";
import type { AlertType } from "@crewline/domain/records/alerts/alert-type";
import { alertRuleOf } from "@crewline/domain/rules/alerts/usual-rules";
import { alertTypeLabel } from "@crewline/domain/words/alerts/alert-labels";
import { ruleParts } from "@crewline/domain/words/alerts/rule-words";
import { useCompany } from "../../entities/company/use-company.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { DataStates } from "../../ui/page/data-states.tsx";

interface WhyAlertDialogProps {
  type: AlertType;
  onClose: () => void;
}

/** The rule behind an alert, part by part; admins can go on to change it. */
export function WhyAlertDialog({ type, onClose }: WhyAlertDialogProps) {
  const locale = useLocale();
  const mayEdit = useMay("settings", "editCompany");
  const label = alertTypeLabel(type, locale);
  return (
    <Dialog open onClose={onClose} aria-labelledby="why-alert">
      <DialogTitle id="why-alert">{`Rule: ${label}`}</DialogTitle>
      <DialogContent>
        <DataStates result={useCompany()} label="the rule">
          {({ alertRules }) => (
            <ul>
              {ruleParts(alertRuleOf(alertRules, type), locale).map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          )}
        </DataStates>
      </DialogContent>
      <DialogActions>
        {mayEdit && (
          <Button component={Link} to={`/settings?tab=company&section=alerts&rule=${type}`}>
            Change rule
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
