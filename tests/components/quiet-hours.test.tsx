import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { QuietHoursForm } from "../../web/src/areas/settings/mine/quiet-hours-form.tsx";
import { ana, renderPage } from "./support/render-page.tsx";

test("quiet hours, which hold push as well, were told as hours without e-mail", async () => {
  const form = <QuietHoursForm quietHours={null} onSave={async () => true} isRunning={false} />;
  renderPage(form, { actor: ana, path: "/settings" });
  const box = await screen.findByRole("checkbox");
  expect(box.closest("label")?.textContent).toBe("No notifications in these hours");
});
