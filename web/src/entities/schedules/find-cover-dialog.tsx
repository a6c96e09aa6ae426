import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { pluralForm } from "@crewline/domain/kernel/formats/counted";
import { formatDay, formatLocalSpan } from "@crewline/domain/kernel/formats/format-time";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { CoverOffer } from "@crewline/domain/records/schedules/cover-offer";
import { MOST_ASKED, OFFER_HOURS } from "@crewline/domain/records/schedules/cover-offer";
import type { CoverRank } from "@crewline/domain/records/schedules/cover-rank";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { isOpenOffer } from "@crewline/domain/rules/schedules/cover/cover-offers";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { coverOffersOfSource } from "../../live/cover-offers.ts";
import { useLive } from "../../live/use-live.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useNow } from "../../ui/clock/use-now.ts";
import { FormProblemAlert } from "../../ui/dialogs/form-problem-alert.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { allResults, queryResult } from "../../ui/loading/load-result.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { CoverList } from "./cover-list.tsx";

interface FindCoverDialogProps {
  shift: Shift;
  onClose: () => void;
}

/** Who can work a shift, best first, and the offer of it to those chosen. */
export function FindCoverDialog({ shift, onClose }: FindCoverDialogProps) {
  const locale = useLocale();
  const query = useQuery({
    ...trpc.schedules.findCover.queryOptions({ shiftId: shift.id }),
    staleTime: 0,
  });
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down("sm"));
  const result = allResults({
    found: queryResult(query),
    offers: useLive(coverOffersOfSource(useActor(), shift)),
  });
  return (
    <Dialog
      open
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby="find-cover"
      onClose={onClose}
    >
      <DialogTitle id="find-cover">
        {`Find cover: ${formatDay(shift.day, locale)}, ${formatLocalSpan(shift, locale)}`}
      </DialogTitle>
      <DataStates result={result} label="who can work">
        {({ found, offers }) => (
          <Offering shift={shift} ranked={found.ranked} offers={offers} onClose={onClose} />
        )}
      </DataStates>
    </Dialog>
  );
}

interface OfferingProps extends FindCoverDialogProps {
  ranked: readonly CoverRank[];
  offers: readonly CoverOffer[];
}

function Offering({ shift, ranked, offers, onClose }: OfferingProps) {
  const locale = useLocale();
  const now = useNow();
  const notify = useNotice();
  const [chosen, setChosen] = useState<readonly EmployeeId[]>([]);
  const [hours, setHours] = useState<(typeof OFFER_HOURS)[number]>(4);
  const offering = useCommand(trpc.schedules.offerCover.mutationOptions());
  const withdrawing = useCommand(trpc.schedules.withdrawCover.mutationOptions());
  const open = offers.filter((offer) => isOpenOffer(offer, now));
  const isPublished = shift.state === "published";
  const count = chosen.length;
  const offer = async () => {
    const input = { shiftId: shift.id, expectedVersion: shift.version, hours };
    if ((await offering.run({ ...input, employeeIds: [...chosen] })) === null) return;
    notify("Offered. The first to accept gets the shift.");
    setChosen([]);
  };
  const withdraw = async () => {
    if ((await withdrawing.run({ shiftId: shift.id })) !== null) notify("Offers withdrawn.");
  };
  return (
    <>
      <DialogContent>
        <FormProblemAlert problem={offering.problem ?? withdrawing.problem} />
        {!isPublished && (
          <Typography color="textSecondary" gutterBottom>
            Publish this shift to offer it to them.
          </Typography>
        )}
        {ranked.length === 0 ? (
          <Typography>No one else at this location is free then.</Typography>
        ) : (
          <CoverList
            shift={shift}
            ranked={ranked}
            offers={offers}
            chosen={chosen}
            onChoose={setChosen}
            isDisabled={!isPublished}
          />
        )}
        {count > 0 && (
          <SelectInput
            label="Answer within"
            value={String(hours)}
            options={OFFER_HOURS.map((value) => ({
              value: String(value),
              label: pluralForm(value, { one: "1 hour", other: `${value} hours` }, locale),
            }))}
            onChange={(value) => setHours(OFFER_HOURS.find((one) => String(one) === value) ?? 4)}
            help="At the latest when the shift begins."
          />
        )}
      </DialogContent>
      <DialogActions>
        {open.length > 0 && (
          <Button color="error" loading={withdrawing.isRunning} onClick={() => void withdraw()}>
            Withdraw offers
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
        <Button
          variant="contained"
          disabled={count === 0 || count > MOST_ASKED || !isPublished}
          loading={offering.isRunning}
          onClick={() => void offer()}
        >
          {count === 0
            ? "Offer shift"
            : pluralForm(count, { one: "Offer to 1", other: `Offer to ${count}` }, locale)}
        </Button>
      </DialogActions>
    </>
  );
}
