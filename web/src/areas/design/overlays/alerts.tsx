import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { FormProblemAlert } from "../../../ui/dialogs/form-problem-alert.tsx";
import { EditConflict } from "../../../ui/forms/edit-conflict.tsx";
import { FailedAlert } from "../../../ui/page/failed-alert.tsx";
import { wrappingAction } from "../../../ui/page/wrapping-action.ts";
import { Specimen } from "../frame/specimen.tsx";

const nothing = () => undefined;

const severities = [
  {
    severity: "info",
    name: "Information",
    text: "The week is a draft. Employees see it once it is published.",
  },
  { severity: "success", name: "Success", text: "22 employees are imported." },
  { severity: "warning", name: "Warning", text: "3 entries have no clock-out." },
  {
    severity: "error",
    name: "Error",
    text: "This shift overlaps Ana's shift at Market Square. Change the time.",
  },
] as const;

/** What has to be known about a screen or a form, in its place. */
export function Alerts() {
  return (
    <>
      {severities.map(({ severity, name, text }) => (
        <Specimen key={severity} name={name}>
          <Alert severity={severity}>{text}</Alert>
        </Specimen>
      ))}
      <Specimen name="With a button" note="On phones the button is below the text." isWide>
        <Alert
          severity="warning"
          sx={wrappingAction}
          action={
            <Button color="inherit" size="small">
              Show the entries
            </Button>
          }
        >
          Includes 17 unapproved entries (131:59 h) of last week, which payroll leaves out.
        </Alert>
      </Specimen>
      <Specimen name="Could not be loaded">
        <FailedAlert message="The report could not be loaded." onRetry={nothing} />
      </Specimen>
      <Specimen name="Refused form">
        <FormProblemAlert problem={{ message: "Check the marked fields.", fieldErrors: {} }} />
      </Specimen>
      <Specimen name="Conflict with named changes">
        <EditConflict
          isShown
          onKeepMine={nothing}
          onTakeTheirs={nothing}
          words={{ title: "Marcus changed this shift", detail: "The start is 10:00 AM now." }}
        />
      </Specimen>
    </>
  );
}
