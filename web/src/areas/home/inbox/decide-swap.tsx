import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { ShiftRequest } from "@crewline/domain/records/schedules/shift-request";
import { decisionTexts, takesText } from "@crewline/domain/words/schedules/decision-words";
import { trpc } from "../../../api/trpc.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { queryResult } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { PlainList } from "../frame/plain-list.ts";
import { DecisionButtons } from "./decision-buttons.tsx";

/**
 * A swap that both employees want: what it brings for each, which an approval accepts. It can be
 * declined even if that can't be read.
 */
export function DecideSwap({ request }: { request: ShiftRequest }) {
  const locale = useLocale();
  const words = decisionTexts(locale);
  const { id: requestId, note, askedByName } = request;
  const query = useQuery({ ...trpc.schedules.showSwap.queryOptions({ requestId }), staleTime: 0 });
  const buttons = { requestId, who: askedByName };
  return (
    <Stack sx={{ gap: 1 }}>
      <DataStates result={queryResult(query)} label={words.effects}>
        {({ effects }) => (
          <Stack sx={{ gap: 1 }}>
            <PlainList aria-label={words.effects}>
              {effects.map((effect) => (
                <li key={effect.employeeId}>
                  <span className="whole">{takesText(effect, locale)}</span>
                  <Typography variant="body2" color="textSecondary" className="whole">
                    {effect.findings.length === 0
                      ? words.bringsNothing
                      : effect.findings.join(" · ")}
                  </Typography>
                </li>
              ))}
            </PlainList>
            {note !== "" && <Typography color="textSecondary">{words.quoted(note)}</Typography>}
            <DecisionButtons {...buttons} decisions={["approved", "denied"]} />
          </Stack>
        )}
      </DataStates>
      {query.isError && <DecisionButtons {...buttons} decisions={["denied"]} />}
    </Stack>
  );
}
