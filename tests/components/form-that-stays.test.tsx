import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { wholePage } from "../../web/src/ui/unsaved/unsaved-scope.ts";
import { EditForm } from "../../web/src/ui/forms/edit-form.tsx";
import { useForm } from "../../web/src/ui/forms/use-form.ts";
import { TextInput } from "../../web/src/ui/inputs/text-input.tsx";
import { kim, renderPage } from "./support/render-page.tsx";

const reading = Promise.withResolvers<void>();

/** A form over a name that is read again after a save, on a slow network. */
function NameForm() {
  const [stored, setStored] = useState("Kim");
  const form = useForm({
    suggested: { name: stored },
    command: { run: async () => ({ result: null }), isRunning: false, problem: null, clearProblem },
    input: (draft: { name: string }) => draft,
    saved: "Saved.",
    onSaved: async () => {
      await reading.promise;
      setStored("Olivia");
    },
    beginsAgain: true,
  });
  return (
    <EditForm form={form}>
      <TextInput
        label="Name"
        value={form.draft.name}
        onChange={(name) => form.change({ name })}
        error={form.errorOf("name")}
      />
    </EditForm>
  );
}

const clearProblem = () => undefined;
const nameField = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });

test("leaving right after a save asks for no saved values, and what is typed next stays", async () => {
  const hands = renderPage(<NameForm />, { actor: kim, path: "/settings" });
  await hands.clear(nameField());
  await hands.type(nameField(), "Olivia");
  expect(wholePage.hasUnsaved()).toBe(true);
  await hands.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved.");
  expect(wholePage.hasUnsaved()).toBe(false);
  expect(nameField().value).toBe("Olivia");

  await hands.type(nameField(), " B");
  reading.resolve();
  await screen.findByDisplayValue("Olivia B");
  expect(wholePage.hasUnsaved()).toBe(true);
});
