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
    const { SignedInApp } = await import("./signed-in/signed-in-app.tsx");
    loaded = SignedInApp;
    return SignedInApp;
  } catch (error) {
    loading = null;
    throw error;
  }
}
