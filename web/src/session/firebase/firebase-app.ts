import { initializeApp } from "firebase/app";
import type { FirebaseApp } from "firebase/app";
import { webConfig } from "./web-config.ts";

/**
 * The one Firebase app. The SDK would read its defaults, emulator hosts included, from a cookie
 * that any script of a sibling domain may set; an object that is there already wins over it.
 */
Object.assign(globalThis, { __FIREBASE_DEFAULTS__: {} });

export const firebaseApp: FirebaseApp = initializeApp(webConfig.firebase);
