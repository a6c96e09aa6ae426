import Typography from "@mui/material/Typography";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { Page } from "../../ui/page/page.tsx";

/** Checklist templates; always empty, because no procedure creates one. */
export function TemplatesPage() {
  return (
    <Page title="Templates">
      <Typography color="textSecondary" sx={{ maxWidth: 640 }}>
        A template is a recurring checklist, such as opening the shop, cleaning the machine or
        counting the till.
      </Typography>
      <EmptyState
        title="No templates"
        text="Write recurring tasks in the note of a shift. Every employee who works it can read the note."
      />
    </Page>
  );
}
