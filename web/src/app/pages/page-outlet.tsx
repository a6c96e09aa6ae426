import { createElement, use } from "react";
import type { PageName } from "./area-pages.ts";
import { loadPage, loadedPage } from "./area-pages.ts";

/** Renders a page of the route table; waits for its chunk only when it is not here yet. */
export function PageOutlet({ name }: { name: PageName }) {
  return createElement(loadedPage(name) ?? use(loadPage(name)));
}
