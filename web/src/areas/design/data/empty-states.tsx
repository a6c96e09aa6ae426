import Button from "@mui/material/Button";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { NothingMatches } from "../../../lists/nothing-matches.tsx";
import { Specimen } from "../frame/specimen.tsx";
import { WindowFrame } from "../frame/window-frame.ts";

/** What is said where there is nothing yet, and where nothing is left by a filter. */
export function EmptyStates() {
  return (
    <>
      <Specimen name="Nothing yet">
        <WindowFrame>
          <EmptyState
            title="No shifts this week"
            text="Shifts that you add appear here for everyone once you publish them."
            action={<Button variant="contained">Add shift</Button>}
          />
        </WindowFrame>
      </Specimen>
      <Specimen name="Nothing to do about it">
        <WindowFrame>
          <EmptyState title="No alerts" text="Missed clock-outs and overtime will appear here." />
        </WindowFrame>
      </Specimen>
      <Specimen name="Nothing matches">
        <WindowFrame>
          <NothingMatches many="shifts" onClear={() => undefined} />
        </WindowFrame>
      </Specimen>
    </>
  );
}
