import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { PreferencesProvider } from "../../web/src/session/preferences/preferences-provider.tsx";
import { usePreferences } from "../../web/src/session/preferences/preferences.ts";
import { api } from "./support/fake-api.ts";
import { ana, renderPage } from "./support/render-page.tsx";

/** Two choices, one right after the other. */
function TwoChoices() {
  const { save } = usePreferences();
  const choose = () => {
    void save({ clock: "24" });
    void save({ density: "normal" });
  };
  return <button onClick={choose}>Choose</button>;
}

test("choices that were made quickly were saved side by side, and refused each other", async () => {
  const first = Promise.withResolvers<Record<string, never>>();
  const answers = [first.promise];
  api.answer("user.savePreferences", () => answers.shift() ?? {});
  const page = (
    <PreferencesProvider uid={ana.uid} owner={ana.uid} isViewing={false}>
      <TwoChoices />
    </PreferencesProvider>
  );
  const hands = renderPage(page, { actor: ana, path: "/settings" });
  await hands.click(await screen.findByRole("button", { name: "Choose" }));
  await waitFor(() => expect(api.sent("user.savePreferences")).toHaveLength(1));
  first.resolve({});
  await waitFor(() => expect(api.sent("user.savePreferences")).toHaveLength(2));
  expect(api.sent("user.savePreferences")).toMatchObject([
    { preferences: { clock: "24" } },
    { preferences: { density: "normal" } },
  ]);
});
