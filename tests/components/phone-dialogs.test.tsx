import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { ImportDone } from "../../web/src/entities/batches/import-done.tsx";
import { FindCoverDialog } from "../../web/src/entities/schedules/find-cover-dialog.tsx";
import { KeysDialog } from "../../web/src/ui/keyboard/keys-dialog.tsx";
import { putCompany } from "./support/a-company.ts";
import { api } from "./support/fake-api.ts";
import { makePhoneWidth } from "./support/phone-width.ts";
import { kim, renderPage } from "./support/render-page.tsx";

const onClose = () => undefined;
const page = { actor: kim, path: "/schedules" };

beforeEach(() => {
  makePhoneWidth();
  putCompany();
});

afterEach(() => vi.restoreAllMocks());

/** The classes of the dialog of that name. */
async function classesOf(name: string): Promise<string> {
  return (await screen.findByRole("dialog", { name: (full) => full.startsWith(name) })).className;
}

const fullScreen = "MuiDialog-paperFullScreen";

test("the keys of the schedule stood in a box on a phone", async () => {
  renderPage(<KeysDialog title="Keys" keys={[["/", "Type shifts"]]} onClose={onClose} />, page);
  expect(await classesOf("Keys")).toContain(fullScreen);
});

test("the people who can cover a shift stood in a box on a phone", async () => {
  api.answer("schedules.findCover", () => ({ ranked: [] }));
  renderPage(<FindCoverDialog shift={aShift()} onClose={onClose} />, page);
  expect(await classesOf("Find cover")).toContain(fullScreen);
});

test("the result of an import stood in a box on a phone", async () => {
  const outcome = { rows: [], unsent: 1, batchIds: [], again: null };
  const batches = { undo: () => Promise.resolve(outcome), progress: null };
  renderPage(<ImportDone title="Import" {...{ outcome, batches, problem: null, onClose }} />, page);
  expect(await classesOf("Import")).toContain(fullScreen);
});

test("the button of a dialog stood nearer to the edge of a phone than its title", async () => {
  renderPage(<KeysDialog title="Keys" keys={[["/", "Type shifts"]]} onClose={onClose} />, page);
  const close = await screen.findByRole("button", { name: "Close" });
  const { paddingInline, paddingRight } = getComputedStyle(close.parentElement ?? close);
  expect([paddingInline, paddingRight]).toContain("24px");
});
