/** The help of a screen, in one file to load: both show the same sentences. */
export { HelpPanel } from "./help-panel.tsx";
export { ScreenHint } from "./screen-hint.tsx";
