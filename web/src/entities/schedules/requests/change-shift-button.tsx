import SwapHoriz from "@mui/icons-material/SwapHoriz";
import Button from "@mui/material/Button";
import { useState } from "react";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import type { ShiftRequest } from "@crewline/domain/records/schedules/shift-request";
import { exchangeOf } from "@crewline/domain/rules/schedules/requests/exchange-terms";
import { isWaiting } from "@crewline/domain/rules/schedules/requests/request-state";
import { requestTexts, waitingText } from "@crewline/domain/words/schedules/request-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { useOnlyReads } from "../../../session/actor/use-only-reads.ts";
import { useNow } from "../../../ui/clock/use-now.ts";
import { useCompany } from "../../company/use-company.ts";
import { LazyChangeShiftDialog, preloadChangeShift } from "./change-shift-part.ts";
import { useOwnShiftRequests } from "./use-own-shift-requests.ts";
import { WithdrawRequestButton } from "./withdraw-request-button.tsx";

/** Nothing moves when the requests are there. */
const placeKept = { display: "contents", visibility: "hidden" } as const;

/**
 * Opens what an employee can do about an own shift to come, or says what they asked for already;
 * nothing where the company has it off.
 */
export function ChangeShiftButton({ shift }: { shift: PublishedShift }) {
  const locale = useLocale();
  const now = useNow();
  const { employeeId } = useActor();
  const onlyReads = useOnlyReads() !== null;
  const isComing = !onlyReads && shift.startsAt > now && shift.employeeId === employeeId;
  const requests = useOwnShiftRequests(isComing ? employeeId : null);
  if (!isComing) return null;
  if (requests.status === "loading") {
    return (
      <span style={placeKept}>
        <ChangeShift shift={shift} />
      </span>
    );
  }
  const asked = requests.status === "ready" ? requests.data : [];
  const waiting = asked.find((request) => waitsAbout(request, shift, now));
  if (waiting === undefined) return <ChangeShift shift={shift} />;
  return (
    <>
      <span className="quiet">{waitingText(waiting, locale)}</span>
      <WithdrawRequestButton request={waiting} />
    </>
  );
}

function ChangeShift({ shift }: { shift: PublishedShift }) {
  const words = requestTexts(useLocale());
  const company = useCompany();
  const [isOpen, setOpen] = useState(false);
  if (company.status !== "ready") return null;
  const { swaps, drops } = exchangeOf(company.data);
  const maySwap = swaps !== "off";
  const mayDrop = drops !== "off" && shift.isGivenUp !== true;
  if (!maySwap && !mayDrop) return null;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<SwapHoriz />}
        onClick={() => setOpen(true)}
        onPointerEnter={preloadChangeShift}
        onFocus={preloadChangeShift}
      >
        {mayDrop ? words.change : words.swap}
      </Button>
      {isOpen && (
        <LazyChangeShiftDialog
          shift={shift}
          maySwap={maySwap}
          mayDrop={mayDrop}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** True for what the employee of the shift asks for about it, as long as it can happen. */
function waitsAbout(request: ShiftRequest, { id, employeeId }: PublishedShift, now: string) {
  const isOwn = request.employeeId === employeeId && request.shift.shiftId === id;
  return isOwn && isWaiting(request) && request.expiresAt > now;
}
