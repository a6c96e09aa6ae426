import Typography from "@mui/material/Typography";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page } from "../../ui/page.tsx";

/** Checklist templates; no company can have one yet, and the screen says so. */
export function TemplatesPage() {
  return (
    <Page title="Templates">
      <Typography color="textSecondary" sx={{ maxWidth: 640 }}>
        A template is a checklist that comes back: opening the shop, cleaning the machine, counting
        the till. It names the steps, who does them and when they are due, and keeps who ticked
        what.
      </Typography>
      <EmptyState
        title="This company has no templates"
        text="Making templates is not possible in this version. Until then, write what has to be done into the note of a shift; everybody who works it can read it."
      />
    </Page>
  );
}
