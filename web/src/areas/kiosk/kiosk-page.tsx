import { deviceLocale } from "../../locale/device-locale.ts";
import { LocaleContext } from "../../locale/use-locale.ts";
import { use, useCallback, useMemo, useState } from "react";
import { KioskFrame } from "./kiosk-frame.tsx";
import type { KioskFace, KioskIdentity } from "./desk/kiosk-store.ts";
import { deskOf, openedTablet } from "./desk/open-desk.ts";
import { PairedKiosk } from "./paired-kiosk.tsx";
import { PairingForm } from "./pairing-form.tsx";

/** The shared tablet of a location, where people punch with their PINs. No one is signed in. */
export function KioskPage() {
  const { store, ...kept } = use(openedTablet());
  const [identity, setIdentity] = useState(kept.identity);
  const [face, setFace] = useState(kept.face);
  const handlePaired = useCallback(
    async (paired: KioskIdentity) => {
      await store.saveIdentity(paired);
      setIdentity(paired);
    },
    [store],
  );
  const handleUnpaired = useCallback(async () => {
    await store.saveIdentity(null);
    setIdentity(null);
  }, [store]);
  const handleFace = useCallback(
    async (fresh: KioskFace) => {
      await store.saveFace(fresh);
      setFace(fresh);
    },
    [store],
  );
  const firstFormats = kept.face?.formats ?? deviceLocale.formats;
  const formats = face?.formats ?? deviceLocale.formats;
  const locale = useMemo(() => ({ ...deviceLocale, formats }), [formats]);
  const desk = useMemo(
    () => (identity === null ? null : deskOf(store, identity, firstFormats)),
    [store, identity, firstFormats],
  );
  return (
    <LocaleContext value={locale}>
      {desk === null ? (
        <KioskFrame title="Pair this tablet" face={null}>
          <PairingForm store={store} onPaired={handlePaired} />
        </KioskFrame>
      ) : (
        <PairedKiosk desk={desk} face={face} onFace={handleFace} onUnpaired={handleUnpaired} />
      )}
    </LocaleContext>
  );
}
