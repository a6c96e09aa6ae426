import { provideTemporal } from "@crewline/domain/kernel/time/native-temporal";
import type * as signedInApp from "./signed-in/signed-in-app.tsx";

type SignedIn = Pick<typeof signedInApp, "SignedInApp" | "askAhead" | "loadAnswers">;

let loading: Promise<SignedIn> | null = null;
let loaded: SignedIn | null = null;
let hasFailed = false;

/** Everything that only a signed-in person needs: the layout, the calls, the live reads. */
export function loadSignedInApp(): Promise<SignedIn> {
  loading ??= importSignedInApp();
  return loading;
}

export function loadedSignedInApp(): SignedIn | null {
  return loaded;
}

async function importSignedInApp(): Promise<SignedIn> {
  try {
    const [signedIn] = await Promise.all([
      import("./signed-in/signed-in-app.tsx"),
      provideTemporal(),
    ]);
    loaded = signedIn;
    return signedIn;
  } catch (error) {
    hasFailed = true;
    throw error;
  }
}

/** As with pages: a failed load is kept until it was seen, then it may be tried again. */
export function forgetFailedApp(): void {
  if (hasFailed) loading = null;
  hasFailed = false;
}
