import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { ASKED_ACT } from "../../ui/address/use-asked-act.ts";
import { useUrlParams } from "../../ui/address/use-url-params.ts";

const defaults = { tab: "templates", [ASKED_ACT]: "" };

/** Asks the list for the form by the address, from whichever tab is shown. */
export function AddChecklistButton() {
  const { set } = useUrlParams(defaults);
  return (
    <Button
      variant="contained"
      startIcon={<Add />}
      onClick={() => set({ ...defaults, [ASKED_ACT]: "add" })}
    >
      Add checklist
    </Button>
  );
}
