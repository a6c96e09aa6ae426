import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { batchIdOf } from "@crewline/domain/records/batches/batch";
import { UNREACHED_ROW } from "@crewline/domain/rules/batches/unfinished-rows";
import { anEntryId } from "@crewline/domain/kernel/ids/ids.test-support";
import { ApproveManyDialog } from "../../web/src/entities/time-entries/approve-many-dialog.tsx";
import { putCompany } from "./support/a-company.ts";
import { api, CutOff } from "./support/fake-api.ts";
import { kim, renderPage } from "./support/render-page.tsx";

beforeEach(() => putCompany());
afterEach(() => vi.restoreAllMocks());

/** That many entries to approve, the first of which is "1". */
const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const key = anEntryId(`${index + 1}`);
    return { key, title: `Ana, Nov ${key}`, entryId: key, expectedVersion: 1 };
  });

/** Answers each call; `isLeft` says which rows are not reached in it. */
function approveUnless(isLeft: (key: string, call: number) => boolean) {
  let call = 0;
  api.answer("timeEntries.approveMany", (input) => {
    call += 1;
    return {
      batchId: batchIdOf(input),
      rows: input.rows.map(({ key, title }) => {
        const isUnfinished = isLeft(key, call);
        const problem = isUnfinished ? UNREACHED_ROW : null;
        const canBeUndone = !isUnfinished;
        return { key, recordId: key, title, problem, remark: null, canBeUndone, isUnfinished };
      }),
    };
  });
}

async function approve(count: number) {
  const hands = userEvent.setup();
  const onClose = vi.fn<(isDone: boolean) => void>();
  const dialog = <ApproveManyDialog rows={entries(count)} seconds={3600} onClose={onClose} />;
  renderPage(dialog, { actor: kim, path: "/time-entries" });
  await hands.click(await screen.findByRole("button", { name: "Approve" }));
  return { hands, onClose };
}

test("rows that were not reached in time had to be chosen again", async () => {
  approveUnless((key, call) => call === 1 && key === "2");
  const { hands, onClose } = await approve(2);
  expect(await screen.findByText(/1 done, 1 failed/u)).toBeDefined();
  expect(screen.getByText(/Not reached in time. Try again./u)).toBeDefined();
  await hands.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Approve 2 entries: 2 done.")).toBeDefined();
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
  const [first, second] = api.sent("timeEntries.approveMany");
  expect(second, "the same batch, which does no row twice").toEqual(first);
});

test("rows that were not sent had to be chosen again", async () => {
  let isCutOff = true;
  approveUnless((key) => {
    if (key === "26" && isCutOff) throw new CutOff();
    return false;
  });
  const { hands, onClose } = await approve(26);
  expect(await screen.findByText(/1 wasn't processed. Try again./u)).toBeDefined();
  await hands.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(api.sent("timeEntries.approveMany")).toHaveLength(3));
  expect(await screen.findByText(/1 wasn't processed. Try again./u)).toBeDefined();
  isCutOff = false;
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Try again" }).disabled).toBe(
      false,
    ),
  );
  await hands.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Approve 26 entries: 26 done.")).toBeDefined();
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
  const sizes = api.sent("timeEntries.approveMany").map(({ rows }) => rows.length);
  expect(sizes, "what is done is not sent again").toEqual([25, 1, 1, 1]);
});

test("a row that breaks a rule is not sent again", async () => {
  api.answer("timeEntries.approveMany", (input) => ({
    batchId: batchIdOf(input),
    rows: input.rows.map(({ key, title }) => {
      const refused = { problem: "The pay period is locked.", remark: null };
      return { key, recordId: key, title, ...refused, canBeUndone: false, isUnfinished: false };
    }),
  }));
  await approve(1);
  expect(await screen.findByText(/The pay period is locked/u)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});
