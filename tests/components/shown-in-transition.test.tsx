import { act, render, screen } from "@testing-library/react";
import { Suspense, use, useLayoutEffect, useState } from "react";
import type { Navigator } from "react-router-dom";
import { expect, test } from "vitest";
import { shownInTransition } from "../../web/src/app/shown-in-transition.ts";

/** A history whose steps are heard at once, as the browser's are. */
function aHistory() {
  let hear: (path: string) => void = () => undefined;
  const hearAt: Navigator["push"] = (to) => hear(typeof to === "string" ? to : "");
  return shownInTransition<string>({
    push: hearAt,
    replace: hearAt,
    go: () => undefined,
    listen: (listener) => {
      hear = listener;
      return () => undefined;
    },
  });
}

type History = ReturnType<typeof aHistory>;

const neverLoaded = new Promise<string>(() => undefined);

/** Its second screen waits for code that does not come. */
function Screens({ history }: { history: History }) {
  const [path, setPath] = useState("/first");
  useLayoutEffect(() => history.listen(setPath), [history]);
  return <p>{path === "/first" ? "First screen" : use(neverLoaded)}</p>;
}

async function step(take: (history: History) => void) {
  const history = aHistory();
  render(
    <Suspense fallback="Loading">
      <Screens history={history} />
    </Suspense>,
  );
  await act(async () => take(history));
}

test("a screen stays until the next one is there", async () => {
  await step((history) => history.push("/second"));
  expect(screen.getByText("First screen")).toBeDefined();
  expect(screen.queryByText("Loading")).toBeNull();
});

test("a step that asks for it is shown at once", async () => {
  await step((history) => history.replace("/second", null, { flushSync: true }));
  expect(screen.getByText("Loading")).toBeDefined();
});

test("the step after one that was shown at once waits as usual", async () => {
  await step((history) => {
    history.replace("/first", null, { flushSync: true });
    history.push("/second");
  });
  expect(screen.getByText("First screen")).toBeDefined();
});
