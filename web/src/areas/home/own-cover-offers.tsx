import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import {
  formatDay,
  formatDayTime,
  formatLocalSpan,
} from "@crewline/domain/kernel/formats/format-time";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Location } from "@crewline/domain/records/locations/location";
import type { CoverOffer } from "@crewline/domain/records/schedules/cover-offer";
import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import { isOpenOffer } from "@crewline/domain/rules/schedules/cover/cover-offers";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useRoleName } from "../../entities/company/use-job-roles.ts";
import { locationNames } from "../../entities/locations/location-names.ts";
import { ownCoverOffersSource } from "../../live/cover-offers.ts";
import { useLive } from "../../live/use-live.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useNow } from "../../ui/clock/use-now.ts";
import { FormProblemAlert } from "../../ui/dialogs/form-problem-alert.tsx";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { Loading } from "../../ui/page/loading.tsx";
import { Section } from "./frame/section.tsx";
import { Acts } from "../../ui/acts/acts.tsx";

interface OwnCoverOffersProps {
  employeeId: EmployeeId;
  locations: readonly Location[];
}

/** Shifts that the employee is asked to take over, each with the answer in one tap. */
export function OwnCoverOffers({ employeeId, locations }: OwnCoverOffersProps) {
  const now = useNow();
  const offers = useLive(ownCoverOffersSource(useActor(), employeeId));
  if (offers.status === "loading") return <Loading label="cover requests">{null}</Loading>;
  const open =
    offers.status === "ready" ? offers.data.filter((offer) => isOpenOffer(offer, now)) : [];
  if (open.length === 0) return null;
  return (
    <Section title="Can you work?">
      <Stack component="ul" sx={{ listStyle: "none", m: 0, p: 0, gap: 2 }}>
        {open.map((offer) => (
          <Offer key={offer.id} offer={offer} placeOf={locationNames(locations)} />
        ))}
      </Stack>
    </Section>
  );
}

interface OfferProps {
  offer: CoverOffer;
  placeOf: ReturnType<typeof locationNames>;
}

function Offer({ offer, placeOf }: OfferProps) {
  const locale = useLocale();
  const roleName = useRoleName();
  const notify = useNotice();
  const { run, isRunning, problem } = useCommand(trpc.schedules.answerCover.mutationOptions());
  const { shiftId, day, timeZone, expiresAt, offeredByName } = offer;
  const facts = [placeOf(offer.locationId), nameOrNone(offer.jobRoleId, roleName)];
  const answer = async (given: "accepted" | "declined") => {
    if ((await run({ shiftId, answer: given })) === null) return;
    notify(given === "accepted" ? "The shift is yours." : "Declined.");
  };
  const when = `${formatDay(day, locale)}, ${formatLocalSpan(offer, locale)}`;
  return (
    <li>
      <Typography sx={{ fontWeight: 600 }}>{when}</Typography>
      <Typography color="textSecondary" gutterBottom>
        {[
          ...facts.filter((fact) => fact !== null),
          `asked by ${offeredByName}`,
          `answer by ${formatDayTime(expiresAt, timeZone, locale)}`,
        ].join(" · ")}
      </Typography>
      <FormProblemAlert problem={problem} />
      <Acts>
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button
            variant="contained"
            fullWidth
            loading={isRunning}
            aria-label={`Accept ${when}`}
            onClick={() => void answer("accepted")}
          >
            Accept
          </Button>
          <Button
            variant="outlined"
            fullWidth
            disabled={isRunning}
            aria-label={`Decline ${when}`}
            onClick={() => void answer("declined")}
          >
            Decline
          </Button>
        </Stack>
      </Acts>
    </li>
  );
}
