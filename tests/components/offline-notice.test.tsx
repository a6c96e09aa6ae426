import { TRPCClientError } from "@trpc/client";
import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { OfflineError } from "../../web/src/api/offline-link.ts";
import type { Problem } from "../../web/src/api/problem.ts";
import { noAnswer, problemOf } from "../../web/src/api/problem.ts";
import { refusalNotice } from "../../web/src/api/refusal-notice.ts";
import { useCommand } from "../../web/src/api/use-command.ts";
import { useNotice } from "../../web/src/ui/notices/use-notice.ts";
import { kim, renderPage } from "./support/render-page.tsx";

afterEach(() => void vi.restoreAllMocks());

function Saving() {
  const { run, problem } = useCommand<{ idempotencyKey: string }, object, Error, unknown>({
    mutationFn: () => Promise.reject(TRPCClientError.from(new OfflineError())),
  });
  return (
    <>
      <button type="button" onClick={() => void run({})}>
        Save
      </button>
      {problem !== null && <p role="alert">{problem.message}</p>}
    </>
  );
}

function connect(isOnline: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
}

test("the sentence about a missing connection stayed when the connection was back", async () => {
  connect(false);
  const hands = renderPage(<Saving />, { actor: kim, path: "/" });
  await hands.click(await screen.findByRole("button", { name: "Save" }));
  const said = await screen.findByRole("alert");
  expect(said.textContent).toBe(
    "You're offline, so nothing was saved. Try again when you're connected.",
  );
  connect(true);
  expect(screen.queryByRole("alert")).toBeNull();
});

function Telling({ problem }: { problem: Problem }) {
  const notify = useNotice();
  return (
    <button type="button" onClick={() => notify(refusalNotice(problem))}>
      Tell
    </button>
  );
}

test.each([
  ["a missing connection", problemOf(TRPCClientError.from(new OfflineError())), 0],
  ["the server", { ...noAnswer, code: "CONFLICT", message: "Ana works then." }, 1],
])("the red notice of a refusal by %s, once the connection is back", async (_by, problem, left) => {
  connect(false);
  const hands = renderPage(<Telling problem={problem} />, { actor: kim, path: "/" });
  await hands.click(await screen.findByRole("button", { name: "Tell" }));
  expect((await screen.findByRole("alert")).textContent).toContain(problem.message);
  connect(true);
  expect(screen.queryAllByRole("alert")).toHaveLength(left);
});
