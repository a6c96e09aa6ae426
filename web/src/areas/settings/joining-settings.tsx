import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Company } from "@crewline/domain/records/company/company";
import { companyDomainOf } from "@crewline/domain/rules/access/ask-domain";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useSessionState } from "../../session/tab/use-session.ts";
import { CheckInput } from "../../ui/inputs/check-input.tsx";
import { FormProblemAlert } from "../../ui/dialogs/form-problem-alert.tsx";
import { useNotice } from "../../ui/notices/use-notice.ts";

/** The setting that lets people with an address at the company's domain ask to join. */
export function JoiningSettings({ company }: { company: Company }) {
  const { login } = useSessionState();
  const command = useCommand(trpc.settings.saveJoining.mutationOptions());
  const notify = useNotice();
  const domain = company.joinDomain ?? companyDomainOf(login?.email ?? "");
  if (domain === null) return null;
  const save = async (isOn: boolean) => {
    if ((await command.run({ expectedVersion: company.version, isOn })) === null) return;
    notify(isOn ? `People at ${domain} may ask to join.` : "No one may ask to join.");
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h3">Requests to join</Typography>
      <FormProblemAlert problem={command.problem} />
      <CheckInput
        label={`People with an address at ${domain} may ask to join`}
        value={(company.joinDomain ?? null) !== null}
        onChange={(isOn) => void save(isOn)}
        isDisabled={command.isRunning}
        help="Admins accept or decline each request under Alerts."
      />
    </Stack>
  );
}
