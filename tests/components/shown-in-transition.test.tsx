import { act, render, screen } from "@testing-library/react";
import { Suspense, use, useLayoutEffect, useState } from "react";
import type { Navigator } from "react-router-dom";
import { expect, test } from "vitest";
import { shownInTransition } from "../../web/src/app/shown-in-transition.ts";

/** A history whose steps are heard at once, as the browser's are. */
function aHistory(isLoaded: boolean) {
  let hear: (path: string) => void = () => undefined;
  const hearAt: Navigator["push"] = (to) => hear(typeof to === "string" ? to : "");
  const inner = {
    push: hearAt,
    replace: hearAt,
    go: () => undefined,
    listen: (listener: typeof hear) => {
      hear = listener;
      return () => undefined;
    },
  };
  return shownInTransition<string>(inner, () => isLoaded);
}

type History = ReturnType<typeof aHistory>;

const neverLoaded = new Promise<string>(() => undefined);

/** Its second screen waits for code that does not come. */
function Screens({ history }: { history: History }) {
  const [path, setPath] = useState("/first");
  useLayoutEffect(() => history.listen(setPath), [history]);
  return <p>{path === "/first" ? "First screen" : use(neverLoaded)}</p>;
}

async function step(take: (history: History) => void, isLoaded = false) {
  const history = aHistory(isLoaded);
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

test("a step to a screen that counts as loaded is shown at once", async () => {
  await step((history) => history.push("/second"), true);
  expect(screen.getByText("Loading")).toBeDefined();
});
