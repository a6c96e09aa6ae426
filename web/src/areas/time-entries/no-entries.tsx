import Button from "@mui/material/Button";
import { Link, useLocation } from "react-router-dom";
import { useMay, useSees } from "../../session/actor/use-may.ts";
import { ASKED_ACT } from "../../ui/address/use-asked-act.ts";
import { EmptyState } from "../../ui/page/empty-state.tsx";

/** Stands in for the entries of days without any: what brings them here. */
export function NoEntries() {
  const mayAdd = useMay("timeEntries", "edit");
  const seesOthers = useSees("timeEntries", "approve");
  const asked = new URLSearchParams(useLocation().search);
  asked.set(ASKED_ACT, "add");
  return (
    <EmptyState
      title="No worked time in these days"
      text={
        seesOthers
          ? "Entries appear here as soon as an employee clocks in. You can also add time that was not punched."
          : "Your time appears here as soon as you clock in. If you forgot to, ask for the time above."
      }
      action={
        mayAdd && (
          <Button component={Link} to={{ search: String(asked) }} replace variant="outlined">
            Add time
          </Button>
        )
      }
    />
  );
}
