import { onlineManager } from "@tanstack/react-query";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { queryClient } from "../../../web/src/api/query-client.ts";
import { api, fakeFetch } from "./fake-api.ts";
import { live } from "./fake-live.ts";

// The two doors to the server; everything in front of them is the app's own.
vi.stubGlobal("fetch", fakeFetch);
vi.mock(import("../../../web/src/live/load-firestore.ts"), async () => {
  const { listen } = await import("./fake-live.ts");
  return { listenLazily: listen };
});

// For a busy machine; what is there is found at once.
configure({ asyncUtilTimeout: 5000 });

beforeEach(() => {
  // The app notes here what the server refuses, which these tests do on purpose.
  vi.spyOn(console, "info").mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  // The query client is shared by all files, and one left offline would ask nothing in the next.
  onlineManager.setOnline(true);
  queryClient.clear();
  live.clear();
  api.clear();
  localStorage.clear();
});

// What a screen fetches ahead would fail once the file is over, and with it the files that need it too.
afterAll(() => vi.dynamicImportSettled());
