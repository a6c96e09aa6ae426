import { initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
} from "firebase/auth";
import type { Firestore } from "firebase/firestore";
import {
  connectFirestoreEmulator,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
} from "firebase/firestore";
import { demoPassword, demoSignIns } from "../../../emulators/demo-sign-ins.ts";

/** With a copy on the device, as the product has it; signs the demo company's admin in once. */
export function signedInFirestore(): Promise<Firestore> {
  const app = initializeApp({ apiKey: "demo-key", projectId: "demo-crewline" });
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  const authHost = import.meta.env["VITE_AUTH_EMULATOR"];
  connectAuthEmulator(auth, `http://${authHost}`, { disableWarnings: true });
  return new Promise((resolve) => {
    const stop = onAuthStateChanged(auth, (user) => {
      if (user === null) {
        void signInWithEmailAndPassword(auth, demoSignIns.admin.email, demoPassword);
        return;
      }
      stop();
      const localCache = persistentLocalCache({ tabManager: persistentMultipleTabManager() });
      const firestore = initializeFirestore(app, { localCache });
      const [host, port] = String(import.meta.env["VITE_FIRESTORE_EMULATOR"]).split(":");
      connectFirestoreEmulator(firestore, host ?? "", Number(port));
      resolve(firestore);
    });
  });
}
