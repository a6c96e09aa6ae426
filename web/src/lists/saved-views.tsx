import { z } from "zod/mini";
import DeleteOutline from "@mui/icons-material/DeleteOutlined";
import EditOutlined from "@mui/icons-material/EditOutlined";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { SavedView } from "@crewline/domain/records/company/saved-view";
import { saveViewSchema } from "@crewline/domain/records/company/saved-view";
import { trpc } from "../api/trpc.ts";
import { useCommand } from "../api/use-command.ts";
import { listViewsSource } from "../live/list-views.ts";
import { useLive } from "../live/use-live.ts";
import { useActor } from "../session/actor/use-actor.ts";
import { useForm } from "../ui/forms/use-form.ts";
import { DataStates } from "../ui/page/data-states.tsx";
import { TextInput } from "../ui/inputs/text-input.tsx";
import { useNotice } from "../ui/notices/use-notice.ts";
import { useSubmitOnce } from "../ui/dialogs/use-submit-once.ts";
import { RenameViewDialog } from "./rename-view-dialog.tsx";
import type { AnyList } from "./use-list.ts";
import { Acts } from "../ui/acts/acts.tsx";

interface SavedViewsProps {
  list: AnyList;
  onApplied: () => void;
}

/** The person's own views of the list, on every device, and the way to keep the current one. */
export function SavedViews({ list, onApplied }: SavedViewsProps) {
  const actor = useActor();
  const source = listViewsSource(actor, list.screen);
  // Kept here, because the line goes when the view is removed elsewhere.
  const [renamed, setRenamed] = useState<string | null>(null);
  const apply = ({ params }: SavedView) => {
    list.applyView(params);
    onApplied();
  };
  return (
    <Stack spacing={1} component="section" aria-label="Saved views">
      <Typography variant="subtitle2">Saved views</Typography>
      {/* Before the views: they arrive a moment later and would move it from under a click. */}
      <Acts>
        <SaveForm list={list} />
      </Acts>
      <DataStates result={useLive(source)} label="your views" skeleton={<NoViews isHidden />}>
        {(kept) =>
          kept === null || kept.views.length === 0 ? (
            <NoViews />
          ) : (
            <ViewLines
              views={kept.views}
              screen={list.screen}
              onApply={apply}
              onRename={setRenamed}
            />
          )
        }
      </DataStates>
      {renamed !== null && (
        <RenameViewDialog screen={list.screen} name={renamed} onClose={() => setRenamed(null)} />
      )}
    </Stack>
  );
}

/** Hidden, it keeps the place for the first view, so that little moves when the views arrive. */
function NoViews({ isHidden = false }: { isHidden?: boolean }) {
  const visibility = isHidden ? "hidden" : "visible";
  return (
    <Typography variant="body2" sx={{ color: "text.secondary", visibility }}>
      Filter and sort the list, choose its columns, then keep that under a name.
    </Typography>
  );
}

interface ViewLinesProps {
  views: readonly SavedView[];
  screen: string;
  onApply: (view: SavedView) => void;
  onRename: (name: string) => void;
}

function ViewLines({ views, screen, onApply, onRename }: ViewLinesProps) {
  const remove = useCommand(trpc.settings.removeView.mutationOptions());
  const notify = useNotice();
  const handleRemove = async ({ name }: SavedView) => {
    if ((await remove.run({ screen, name })) !== null) notify(`The view ${name} is removed.`);
  };
  return (
    <Stack component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {views.map((view, index) => (
        // By its place, which a view keeps when it is renamed: the focus goes back to its button.
        // oxlint-disable-next-line react/no-array-index-key
        <Stack component="li" direction="row" key={index} sx={{ alignItems: "center" }}>
          <Button
            color="inherit"
            onClick={() => onApply(view)}
            sx={{ flexGrow: 1, justifyContent: "flex-start", textAlign: "left" }}
          >
            {view.name}
          </Button>
          <Acts>
            <IconButton
              aria-label={`Rename the view ${view.name}`}
              size="small"
              onClick={() => onRename(view.name)}
            >
              <EditOutlined fontSize="small" />
            </IconButton>
            <IconButton
              aria-label={`Remove the view ${view.name}`}
              size="small"
              disabled={remove.isRunning}
              onClick={() => void handleRemove(view)}
            >
              <DeleteOutline fontSize="small" />
            </IconButton>
          </Acts>
        </Stack>
      ))}
    </Stack>
  );
}

function SaveForm({ list }: { list: AnyList }) {
  const form = useForm({
    suggested: { name: "" },
    schema: z.omit(saveViewSchema, { idempotencyKey: true }),
    command: useCommand(trpc.settings.saveView.mutationOptions()),
    input: ({ name }) => ({ screen: list.screen, view: { name, params: list.view } }),
    saved: ({ name }) => `The view ${name.trim()} is saved.`,
    beginsAgain: true,
  });
  const handleSubmit = useSubmitOnce(form.submit);
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack direction="row" spacing={1} sx={{ alignItems: "flex-start" }}>
        <TextInput
          label="Save this view as"
          value={form.draft.name}
          onChange={(name) => form.change({ name })}
          error={form.errorOf("view.name") ?? form.problem?.message}
          isSmall
        />
        <Button type="submit" variant="outlined" loading={form.isRunning}>
          Save
        </Button>
      </Stack>
    </form>
  );
}
