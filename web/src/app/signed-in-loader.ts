import { provideTemporal } from "@crewline/domain/time/native-temporal";
import type { ComponentType } from "react";

let loading: Promise<ComponentType> | null = null;
let loaded: ComponentType | null = null;

/** Everything that only a signed-in person needs: the layout, the calls, the live reads. */
export function loadSignedInApp(): Promise<ComponentType> {
  loading ??= importSignedInApp();
  return loading;
}

export function loadedSignedInApp(): ComponentType | null {
  return loaded;
}

async function importSignedInApp(): Promise<ComponentType> {
  try {
    const [{ SignedInApp }] = await Promise.all([
      import("./signed-in/signed-in-app.tsx"),
      provideTemporal(),
    ]);
    loaded = SignedInApp;
    return SignedInApp;
  } catch (error) {
    loading = null;
    throw error;
  }
}
