/** The reasons why a custom field cannot be saved as it is drafted. */
export type FieldDraftProblem =
  | { kind: "typeInUse" | "emptyLabel" | "repeatedChoice" | "outdatedChoices" }
  | { kind: "builtInLabel" | "repeatedLabel" | "archivedLabel"; label: string }
  | { kind: "tooFewChoices"; least: number }
  | { kind: "tooManyChoices"; most: number }
  | { kind: "lostChoice"; name: string };
