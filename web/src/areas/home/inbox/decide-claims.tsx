import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { ShiftRequest } from "@crewline/domain/records/schedules/shift-request";
import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import { coverReasons } from "@crewline/domain/words/schedules/cover-words";
import { decisionTexts } from "@crewline/domain/words/schedules/decision-words";
import { trpc } from "../../../api/trpc.ts";
import { useCompany } from "../../../entities/company/use-company.ts";
import { useRoleName } from "../../../entities/company/use-job-roles.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { allResults, queryResult } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { PlainList } from "../frame/plain-list.ts";
import { DecisionButtons } from "./decision-buttons.tsx";

/** Who claims a shift, best first, each with the reasons of the rank and the decision. */
export function DecideClaims({ claims }: { claims: readonly [ShiftRequest, ...ShiftRequest[]] }) {
  const locale = useLocale();
  const words = decisionTexts(locale);
  const roleName = useRoleName();
  const [{ shift }] = claims;
  const query = useQuery({
    ...trpc.schedules.rankClaims.queryOptions({ shiftId: shift.shiftId }),
    staleTime: 0,
  });
  const result = allResults({ found: queryResult(query), company: useCompany() });
  const names = new Map(claims.map(({ id, askedByName }) => [id, askedByName]));
  return (
    <DataStates result={result} label={words.claims}>
      {({ found, company }) => (
        <PlainList aria-label={words.claims}>
          {found.ranked
            .filter(({ requestId }) => names.has(requestId))
            .map(({ requestId, rank }) => {
              const who = names.get(requestId) ?? "";
              const role = nameOrNone(shift.jobRoleId, roleName);
              const told = { role, currency: company.currency };
              return (
                <li key={requestId}>
                  <strong>{who}</strong>
                  <DecisionButtons
                    requestId={requestId}
                    who={who}
                    decisions={rank === null ? ["denied"] : ["approved", "denied"]}
                  />
                  <Typography variant="body2" color="textSecondary" className="whole">
                    {rank === null ? words.cannot : coverReasons(rank, told, locale).join(" · ")}
                  </Typography>
                </li>
              );
            })}
        </PlainList>
      )}
    </DataStates>
  );
}
