import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DataStates } from "./data-states.tsx";

function whileLoading(skeleton?: null): string {
  const children = () => "content";
  const props = { result: { status: "loading" } as const, label: "your views", children };
  return renderToStaticMarkup(
    createElement(DataStates, skeleton === undefined ? props : { ...props, skeleton }),
  );
}

test("what asked for nothing while it loads had five grey rows, and moved as they went", () => {
  expect(whileLoading()).toContain("MuiSkeleton");
  expect(whileLoading(null)).toContain('aria-label="Loading your views"');
  expect(whileLoading(null)).not.toContain("MuiSkeleton");
});
