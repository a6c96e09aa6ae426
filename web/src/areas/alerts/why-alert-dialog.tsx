import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { Link } from "react-router-dom";
import type { Alert } from "@crewline/domain/records/alerts/alert";
import { alertRuleOf } from "@crewline/domain/rules/alerts/usual-rules";
import { whyLines, whyTitle } from "@crewline/domain/words/alerts/why-words";
import { useCompany } from "../../entities/company/use-company.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { DataStates } from "../../ui/page/data-states.tsx";

interface WhyAlertDialogProps {
  alert: Alert;
  /** The name of its location. */
  place: string;
  onClose: () => void;
}

/** The rule behind an alert, and why its reader sees it; admins can go on to change the rule. */
export function WhyAlertDialog({ alert, place, onClose }: WhyAlertDialogProps) {
  const locale = useLocale();
  const mayEdit = useMay("settings", "editCompany");
  const { role } = useActor();
  const { type } = alert;
  return (
    <Dialog open onClose={onClose} aria-labelledby="why-alert">
      <DialogTitle id="why-alert">{whyTitle(locale)}</DialogTitle>
      <DialogContent tabIndex={0}>
        <DataStates result={useCompany()} label="the rule">
          {({ alertRules }) => (
            <ul>
              {whyLines({ alert, rule: alertRuleOf(alertRules, type), role, place }, locale).map(
                (line) => (
                  <li key={line}>{line}</li>
                ),
              )}
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
