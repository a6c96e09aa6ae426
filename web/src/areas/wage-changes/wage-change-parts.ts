import { lazyPart } from "../../ui/lazy-part.tsx";

const panel = lazyPart(async () => (await import("./wage-change-panel.tsx")).WageChangePanel);
const addDialog = lazyPart(
  async () => (await import("../../pickers/add-wage-change-dialog.tsx")).AddWageChangeDialog,
);

export const LazyWageChangePanel = panel.Part;
export const LazyAddWageChangeDialog = addDialog.Part;

export const wageChangePreloads = [panel.preload, addDialog.preload];
