/** The ports of firebase.json. */
const usual = { firestore: 8080, auth: 9099 };
/** Their places in a row of ports. */
const places = { firestore: 2, auth: 3 };

/**
 * Returns the variables that direct a process to the local emulators. `firstPort` is the port that
 * `npm start -- --port` was given; undefined for a stack on the ports of firebase.json.
 */
export function emulatorHosts(firstPort: string | undefined) {
  const first = Number(firstPort ?? "");
  const portOf = (name: keyof typeof usual) => (first > 0 ? first + places[name] : usual[name]);
  return {
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${portOf("firestore")}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${portOf("auth")}`,
    GCLOUD_PROJECT: "demo-crewline",
  };
}
