import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import type { JoinRequest } from "@crewline/domain/records/users/join-request";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { waitingJoinRequestsSource } from "../../live/join-requests.ts";
import { useLive } from "../../live/use-live.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { FormProblemAlert } from "../../ui/dialogs/form-problem-alert.tsx";
import { questions } from "../../ui/questions/questions.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { AcceptJoinDialog } from "./accept-join-dialog.tsx";
import { Acts } from "../../ui/acts/acts.tsx";

/** People with an address of the company's domain who ask to join; for admins. */
export function PeopleToLetIn() {
  const actor = useActor();
  const waiting = useLive(waitingJoinRequestsSource(actor));
  const [accepted, setAccepted] = useState<JoinRequest | null>(null);
  return (
    <section id="join">
      <DataStates result={waiting} label="the requests to join" skeleton={null}>
        {(requests) =>
          requests.length > 0 && (
            <>
              <Typography
                variant="h2"
                gutterBottom
              >{`Requests to join (${requests.length})`}</Typography>
              <Stack component="ul" sx={{ listStyle: "none", p: 0, m: 0 }}>
                {requests.map((request) => (
                  <RequestLine
                    key={request.id}
                    request={request}
                    onAccept={() => setAccepted(request)}
                  />
                ))}
              </Stack>
            </>
          )
        }
      </DataStates>
      {accepted !== null && (
        <AcceptJoinDialog request={accepted} onClose={() => setAccepted(null)} />
      )}
    </section>
  );
}

interface RequestLineProps {
  request: JoinRequest;
  onAccept: () => void;
}

function RequestLine({ request, onAccept }: RequestLineProps) {
  const locale = useLocale();
  const { id, displayName, email, askedAt } = request;
  const decline = useCommand(trpc.employees.declineJoin.mutationOptions());
  const notify = useNotice();
  const handleDecline = async () => {
    const isAgreed = await questions.ask({
      title: `Decline ${displayName}'s request?`,
      text: `${email} isn't told. They can ask again in 30 days.`,
      confirmLabel: "Decline",
    });
    if (isAgreed && (await decline.run({ requestId: id })) !== null) {
      notify(`The request of ${displayName} is declined.`);
    }
  };
  return (
    <Box
      component="li"
      aria-label={displayName}
      sx={{ py: 1.5, borderTop: 1, borderColor: "divider" }}
    >
      <FormProblemAlert problem={decline.problem} />
      <Stack
        direction="row"
        useFlexGap
        sx={{ alignItems: "center", flexWrap: "wrap", gap: 1, overflowWrap: "anywhere" }}
      >
        <div style={{ flex: "1 1 240px", minWidth: 0 }}>
          <strong>{displayName}</strong>
          <Typography sx={{ color: "text.secondary" }}>
            {`${email}, asked ${formatDayTime(askedAt, browserZone(), locale)}`}
          </Typography>
        </div>
        <Acts>
          <Button variant="contained" size="small" disabled={decline.isRunning} onClick={onAccept}>
            Accept
          </Button>
        </Acts>
        <Acts>
          <Button
            variant="outlined"
            color="inherit"
            size="small"
            loading={decline.isRunning}
            onClick={() => void handleDecline()}
          >
            Decline
          </Button>
        </Acts>
      </Stack>
    </Box>
  );
}
