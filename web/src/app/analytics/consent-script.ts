/** A consent script's answer through the IAB's TCF API, version 2. */
export interface TcfAnswer {
  eventStatus: string;
  gdprApplies?: boolean;
  purpose?: { consents?: Readonly<Record<string, boolean>> };
}

type TcfApi = (
  command: "addEventListener" | "displayConsentUi",
  version: 2,
  callback: (answer: TcfAnswer | undefined, isValid: boolean) => void,
) => void;

/** Purposes of the TCF: store on a device, measure how content performs. */
const neededPurposes = ["1", "8"];

/** True once the person agreed to what counting visits needs, or where no consent is due. */
export function isGranted(answer: TcfAnswer | undefined, isValid: boolean): boolean {
  if (!isValid || answer === undefined) return false;
  if (answer.gdprApplies === false) return true;
  const isDecided =
    answer.eventStatus === "tcloaded" || answer.eventStatus === "useractioncomplete";
  return isDecided && neededPurposes.every((id) => answer.purpose?.consents?.[id] === true);
}

/** Loads the script and tells each decision; a script without the API counts as a refusal. */
export function followConsentScript(url: string, onDecision: (isAllowed: boolean) => void): void {
  const script = document.createElement("script");
  script.src = url;
  script.async = true;
  script.addEventListener("load", () =>
    tcfApi()?.("addEventListener", 2, (...said) => onDecision(isGranted(...said))),
  );
  document.head.append(script);
}

/** Opens the script's own choices again. */
export function showConsentScript(): void {
  tcfApi()?.("displayConsentUi", 2, () => undefined);
}

function tcfApi(): TcfApi | undefined {
  return Reflect.get(globalThis, "__tcfapi") as TcfApi | undefined;
}
