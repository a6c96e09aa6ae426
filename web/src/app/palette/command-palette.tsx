import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { use } from "react";
import type { Actor } from "@crewline/domain/kernel/access/actor";
import { ActorProvider } from "../../session/actor/actor-provider.tsx";
import { ActorContext } from "../../session/actor/contexts.ts";
import { useLogin } from "../../session/actor/use-login.ts";
import { PaletteSearch } from "./palette-search.tsx";
import { screenEntries } from "./screen-entries.ts";
import { usePaletteEntries } from "./use-palette-entries.ts";

interface CommandPaletteProps {
  onClose: () => void;
}

/** Goes to a person, a location, a week, a screen or a page of Settings by its name, or acts there. */
export function CommandPalette({ onClose }: CommandPaletteProps) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="palette-title">
      <DialogTitle id="palette-title" sx={{ pb: 1 }}>
        Go to
      </DialogTitle>
      <DialogContent sx={{ p: 0 }}>
        <ActorProvider>
          <ForActor onClose={onClose} />
        </ActorProvider>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Product staff may have no company: they go to screens only. */
function ForActor({ onClose }: CommandPaletteProps) {
  const actor = use(ActorContext);
  const login = useLogin();
  if (actor !== null) return <ForMember actor={actor} onClose={onClose} />;
  return <PaletteSearch entries={screenEntries(login)} status="ready" onClose={onClose} />;
}

function ForMember({ actor, onClose }: CommandPaletteProps & { actor: Actor }) {
  return <PaletteSearch {...usePaletteEntries(actor)} onClose={onClose} />;
}
