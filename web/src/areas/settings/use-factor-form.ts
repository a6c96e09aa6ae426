import { CODE_LENGTH } from "../../ui/inputs/code-input.tsx";
import { schemaOfCheck } from "../../ui/forms/schema-of-check.ts";
import { useForm } from "../../ui/forms/use-form.ts";
import { refreshAccountSecurity } from "./use-account-security.ts";
import { useGuardedCommand } from "./use-guarded-command.ts";

interface FactorDraft {
  code: string;
  name: string;
}

interface FactorForm {
  /** The first value of the name. */
  name: string;
  finish: (code: string, name: string) => Promise<void>;
  /** The notice after it is set up. */
  saved: string;
  onAdded: () => void;
  onClose: () => void;
}

/** The code that proves a new second factor, and the name it gets. */
export function useFactorForm({ name, finish, saved, onAdded, onClose }: FactorForm) {
  return useForm({
    suggested: { code: "", name },
    schema: factor,
    command: useGuardedCommand((given: FactorDraft) => finish(given.code, given.name.trim())),
    input: (draft) => draft,
    saved,
    onSaved: async () => {
      onClose();
      onAdded();
      await refreshAccountSecurity();
    },
  });
}

const factor = schemaOfCheck(({ code, name }: FactorDraft) => ({
  code: code.length < CODE_LENGTH ? `Enter all ${CODE_LENGTH} digits.` : undefined,
  name: name.trim() === "" ? "Enter a name." : undefined,
}));
