import { TRPCClientError } from "@trpc/client";
import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { OfflineError } from "../../web/src/api/offline-link.ts";
import { useCommand } from "../../web/src/api/use-command.ts";
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
