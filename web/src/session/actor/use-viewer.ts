import { use } from "react";
import type { Viewer } from "./viewer.ts";
import { ViewerContext } from "./viewer.ts";

/** The signed-in person; only for what is rendered below the signed-in part of the app. */
export function useViewer(): Viewer {
  const viewer = use(ViewerContext);
  if (viewer === null) throw new Error("useViewer needs a signed-in person above it.");
  return viewer;
}
