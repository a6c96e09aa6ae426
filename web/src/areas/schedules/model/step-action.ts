/** What a step did with its shifts. */
export type StepAction = "add" | "copy" | "delete" | "edit" | "end" | "import" | "move" | "restore";
