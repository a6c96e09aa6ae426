import { ownTabletText } from "@crewline/domain/words/locations/tablet-words";
import { useEffect, useState } from "react";
import { useLocale } from "../../locale/use-locale.ts";
import { useNow } from "../../ui/clock/use-now.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { allowPunch } from "./desk/allow-punch.ts";
import { ChoiceScreen } from "./choice-screen.tsx";
import { DoneScreen } from "./done-screen.tsx";
import type { Choice, Desk, Screen } from "./desk/kiosk-desk.ts";
import { enterPin, makePunch, NotPairedError } from "./desk/kiosk-desk.ts";
import { KioskFrame } from "./kiosk-frame.tsx";
import type { KioskFace } from "./desk/kiosk-store.ts";
import { titleOf } from "./kiosk-words.ts";
import { PinPad } from "./pin-pad.tsx";
import { RefusedScreen } from "./refused-screen.tsx";
import { useConnection } from "./use-connection.ts";

interface PairedKioskProps {
  desk: Desk;
  face: KioskFace | null;
  onFace: (face: KioskFace) => Promise<void>;
  onUnpaired: () => Promise<void>;
}

const start: Screen = { kind: "pin", problem: null };

/** PIN, choice, confirmation; back to the PIN after ten seconds. */
export function PairedKiosk({ desk, face, onFace, onUnpaired }: PairedKioskProps) {
  const locale = useLocale();
  const [screen, setScreen] = useState<Screen>(start);
  const [isRunning, setRunning] = useState(false);
  const connection = useConnection(desk, { onFace, onUnpaired });
  const { noteWaiting } = connection;
  const run = async (work: () => Promise<Screen>) => {
    setRunning(true);
    try {
      setScreen(await work());
    } catch (error) {
      if (!(error instanceof NotPairedError)) throw error;
      await onUnpaired();
    } finally {
      setRunning(false);
      noteWaiting();
    }
  };
  useEffect(noteWaiting, [noteWaiting]);
  const handleClear = () => setScreen(start);
  const timeZone = face?.timeZone ?? browserZone();
  const status = ownTabletText(connection, { timeZone, now: useNow() }, locale);
  return (
    <KioskFrame title={titleOf(screen, locale)} face={face} status={status}>
      {screen.kind === "pin" && (
        <PinPad
          problem={screen.problem}
          isRunning={isRunning}
          onForget={handleClear}
          onPin={(pin) => void run(() => enterPin(desk, pin))}
        />
      )}
      {screen.kind === "choice" && (
        <ChoiceScreen
          greeting={screen.greeting}
          timeZone={timeZone}
          face={face}
          isRunning={isRunning}
          onChoose={(choice: Pick<Choice, "kind" | "jobRoleId" | "photo">) =>
            void run(() =>
              makePunch(desk, {
                ...choice,
                pin: screen.pin,
                isOnline: screen.greeting !== null,
              }),
            )
          }
          onClear={handleClear}
        />
      )}
      {screen.kind === "refused" && (
        <RefusedScreen
          refusal={screen.refusal}
          problem={screen.problem}
          isRunning={isRunning}
          onAllow={(allowance) => void run(() => allowPunch(desk, screen, allowance))}
          onForget={() => setScreen({ ...screen, problem: null })}
          onClear={handleClear}
        />
      )}
      {screen.kind === "done" && (
        <DoneScreen {...screen} timeZone={timeZone} onClear={handleClear} />
      )}
    </KioskFrame>
  );
}
