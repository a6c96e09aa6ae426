import { emulatorParts, shareInstances } from "./share-instances.ts";

/** Loaded into the emulators' process before firebase-tools. */
shareInstances(emulatorParts());
