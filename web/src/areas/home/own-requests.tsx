import Button from "@mui/material/Button";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { RequestState, ShiftRequest } from "@crewline/domain/records/schedules/shift-request";
import { isWaiting } from "@crewline/domain/rules/schedules/requests/request-state";
import {
  requestedShiftText,
  requestStateText,
  requestTexts,
} from "@crewline/domain/words/schedules/request-words";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import {
  useAnswersSince,
  useOwnShiftRequests,
} from "../../entities/schedules/requests/use-own-shift-requests.ts";
import { WithdrawRequestButton } from "../../entities/schedules/requests/withdraw-request-button.tsx";
import { ownDecidedTimeOffSource } from "../../live/time-off.ts";
import { useLive } from "../../live/use-live.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useNow } from "../../ui/clock/use-now.ts";
import { FormProblemAlert } from "../../ui/dialogs/form-problem-alert.tsx";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { Loading } from "../../ui/page/loading.tsx";
import { AnsweredTimeOff } from "./answered-time-off.tsx";
import { PlainList } from "./frame/plain-list.ts";
import { Section } from "./frame/section.tsx";
import { Acts } from "../../ui/acts/acts.tsx";

/**
 * What colleagues ask the employee and what the employee asked for about shifts, with the answers of
 * the last days, also about time off.
 */
export function OwnRequests({ employeeId }: { employeeId: EmployeeId }) {
  const words = requestTexts(useLocale());
  const now = useNow();
  const since = useAnswersSince();
  const actor = useActor();
  const result = useOwnShiftRequests(employeeId);
  const decided = useLive(ownDecidedTimeOffSource(actor, { employeeId, since }));
  if (result.status === "loading") return <Loading label={words.title}>{null}</Loading>;
  const answered = (decided.status === "ready" ? decided.data : []).filter(
    ({ decidedBy }) => decidedBy !== actor.uid,
  );
  const asksMe = ({ employeeId: askerId, state }: ShiftRequest) =>
    askerId !== employeeId && state === "asked";
  const shown = (result.status === "ready" ? result.data : [])
    .filter((request) => isShown(request, { employeeId, since, now }))
    .toSorted((a, b) => Number(asksMe(b)) - Number(asksMe(a)));
  if (shown.length === 0 && answered.length === 0) return null;
  return (
    <Section title={words.title}>
      <PlainList aria-label={words.title}>
        {shown.map((request) =>
          asksMe(request) ? (
            <AskedSwap key={request.id} request={request} />
          ) : (
            <OwnRequest
              key={request.id}
              request={request}
              isOwn={request.employeeId === employeeId}
            />
          ),
        )}
        {answered.map((timeOff) => (
          <AnsweredTimeOff key={timeOff.id} timeOff={timeOff} />
        ))}
      </PlainList>
    </Section>
  );
}

/** The answers that a colleague who was asked to swap reads as well. */
const newsOfSwaps: ReadonlySet<RequestState> = new Set(["done", "denied", "canceled"]);

/** Waiting ones, and answers of the last days; what the employee withdrew needs no line. */
function isShown(
  request: ShiftRequest,
  { employeeId, since, now }: { employeeId: EmployeeId; since: string; now: string },
): boolean {
  if (isWaiting(request)) return request.expiresAt > now;
  const isOwn = request.employeeId === employeeId;
  const isNews = (request.decidedAt ?? "") > since && request.state !== "withdrawn";
  return isNews && (isOwn || newsOfSwaps.has(request.state));
}

function OwnRequest({ request, isOwn }: { request: ShiftRequest; isOwn: boolean }) {
  const locale = useLocale();
  const words = requestTexts(locale);
  const { kind, shift, other, decisionNote } = request;
  const when = requestedShiftText(shift, locale);
  return (
    <li>
      <strong>{words.kinds[kind]}</strong>
      <span>{other === null ? when : words.swapFor(when, requestedShiftText(other, locale))}</span>
      <span className="quiet">{requestStateText(request, locale)}</span>
      {isOwn && isWaiting(request) && (
        <Acts>
          <WithdrawRequestButton request={request} />
        </Acts>
      )}
      {decisionNote !== "" && <span className="whole quiet">{decisionNote}</span>}
    </li>
  );
}

/** A colleague's question, answered in one tap. */
function AskedSwap({ request }: { request: ShiftRequest }) {
  const locale = useLocale();
  const words = requestTexts(locale);
  const notify = useNotice();
  const { run, isRunning, problem } = useCommand(trpc.schedules.answerSwap.mutationOptions());
  const { id: requestId, shift, other, askedByName, note } = request;
  const when = requestedShiftText(shift, locale);
  const answer = async (given: "accepted" | "declined") => {
    if ((await run({ requestId, answer: given })) !== null) notify(words[given]);
  };
  return (
    <li>
      <strong className="whole">{words.asks(askedByName)}</strong>
      <span>{words.youWould(when)}</span>
      {other !== null && <span>{words.instead(requestedShiftText(other, locale))}</span>}
      {note !== "" && <span className="whole quiet">{note}</span>}
      <Acts>
        <span className="end">
          <Button
            variant="contained"
            size="small"
            loading={isRunning}
            aria-label={`${words.accept}: ${when}`}
            onClick={() => void answer("accepted")}
          >
            {words.accept}
          </Button>{" "}
          <Button
            variant="outlined"
            size="small"
            disabled={isRunning}
            aria-label={`${words.decline}: ${when}`}
            onClick={() => void answer("declined")}
          >
            {words.decline}
          </Button>
        </span>
      </Acts>
      {problem !== null && (
        <div className="whole">
          <FormProblemAlert problem={problem} />
        </div>
      )}
    </li>
  );
}
