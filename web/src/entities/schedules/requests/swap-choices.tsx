import List from "@mui/material/List";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemText from "@mui/material/ListItemText";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { SwapChoice } from "@crewline/domain/records/schedules/shift-request";
import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import { requestedShiftText, requestTexts } from "@crewline/domain/words/schedules/request-words";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { FormProblemAlert } from "../../../ui/dialogs/form-problem-alert.tsx";
import { queryResult } from "../../../ui/loading/load-result.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { useRoleName } from "../../company/use-job-roles.ts";

interface SwapChoicesProps {
  shiftId: ShiftId;
  note: string;
  onAsked: () => void;
}

/** The texts of the list begin where those of the dialog do. */
const inLine = { mx: -2 };

/** The shifts of colleagues that the rules allow to swap for; a tap asks the colleague. */
export function SwapChoices({ shiftId, note, onAsked }: SwapChoicesProps) {
  const locale = useLocale();
  const words = requestTexts(locale);
  const roleName = useRoleName();
  const notify = useNotice();
  const query = useQuery({ ...trpc.schedules.swapChoices.queryOptions({ shiftId }), staleTime: 0 });
  const { run, isRunning, problem } = useCommand(trpc.schedules.askSwap.mutationOptions());
  const ask = async ({ shiftId: otherShiftId, employeeName }: SwapChoice) => {
    if ((await run({ shiftId, otherShiftId, note })) === null) return;
    notify(words.swapAsked(employeeName));
    onAsked();
  };
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {words.swapHelp}
      </Typography>
      <FormProblemAlert problem={problem} />
      <DataStates result={queryResult(query)} label={words.swap}>
        {({ choices }) =>
          choices.length === 0 ? (
            <Typography sx={{ pt: 1 }}>{words.noChoices}</Typography>
          ) : (
            <List aria-label={words.swap} dense sx={inLine}>
              {choices.map((choice) => {
                const role = nameOrNone(choice.jobRoleId, roleName);
                const when = requestedShiftText(choice, locale);
                return (
                  <li key={choice.shiftId}>
                    <ListItemButton
                      divider
                      disabled={isRunning}
                      aria-label={words.choose(choice.employeeName, when)}
                      onClick={() => void ask(choice)}
                    >
                      <ListItemText
                        primary={when}
                        secondary={[choice.employeeName, ...(role === null ? [] : [role])].join(
                          ", ",
                        )}
                      />
                    </ListItemButton>
                  </li>
                );
              })}
            </List>
          )
        }
      </DataStates>
    </div>
  );
}
