import Typography from "@mui/material/Typography";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { Page } from "../../ui/page/page.tsx";

/** Checklist templates; no company can have one yet, and the screen says so. */
export function TemplatesPage() {
  return (
    <Page title="Templates">
      <Typography color="textSecondary" sx={{ maxWidth: 640 }}>
        A template is a recurring checklist, such as opening the shop, cleaning the machine or
        counting the till.
      </Typography>
      <EmptyState
        title="This company has no templates"
        text="Templates can't be created in this version. Write what has to be done in the note of a shift; everyone who works it can read it."
      />
    </Page>
  );
}
