import SwapHoriz from "@mui/icons-material/SwapHoriz";
import Button from "@mui/material/Button";
import { useState } from "react";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { exchangeOf } from "@crewline/domain/rules/schedules/requests/exchange-terms";
import { requestTexts } from "@crewline/domain/words/schedules/request-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { useOnlyReads } from "../../../session/actor/use-only-reads.ts";
import { useNow } from "../../../ui/clock/use-now.ts";
import { useCompany } from "../../company/use-company.ts";
import { LazyChangeShiftDialog, preloadChangeShift } from "./change-shift-part.ts";

/** Opens what an employee can do about an own shift to come; nothing where the company has it off. */
export function ChangeShiftButton({ shift }: { shift: PublishedShift }) {
  const words = requestTexts(useLocale());
  const now = useNow();
  const { employeeId } = useActor();
  const company = useCompany();
  const [isOpen, setOpen] = useState(false);
  const onlyReads = useOnlyReads() !== null;
  if (onlyReads) return null;
  if (company.status !== "ready" || shift.startsAt <= now || shift.employeeId !== employeeId) {
    return null;
  }
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
