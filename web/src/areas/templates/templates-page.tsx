import { useCompany } from "../../entities/company/use-company.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { DataStates } from "../../ui/page/data-states.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { Page } from "../../ui/page/page.tsx";

const screen = lazyPart(async () => (await import("./template-screen.tsx")).TemplateScreen);

/** Checklists: managers write them here. */
export function TemplatesPage() {
  const mayEdit = useMay("templates", "edit");
  const company = useCompany();
  return (
    <Page title="Templates">
      {mayEdit ? (
        <DataStates result={company} label="checklists">
          {(data) => <screen.Part company={data} />}
        </DataStates>
      ) : (
        <EmptyState
          title="Only managers can change checklists"
          text="Ask your manager if something is missing on a checklist."
        />
      )}
    </Page>
  );
}
