import { useState } from "react";
import { CODE_LENGTH } from "../../ui/inputs/code-input.tsx";
import { useGuardedAction } from "./use-guarded-action.ts";

/** The code that proves a new second factor, and the name it gets. */
export function useFactorForm(firstName: string) {
  const [code, setCode] = useState("");
  const [name, setName] = useState(firstName);
  const [isChecked, setChecked] = useState(false);
  const { run, isRunning, problem, clear } = useGuardedAction();
  const isShort = code.length < CODE_LENGTH;
  const isNameless = name.trim() === "";

  /** Returns whether the factor is set up now. */
  const submit = async (finish: (code: string, name: string) => Promise<void>) => {
    clear();
    setChecked(true);
    if (isShort || isNameless) return false;
    return (await run(() => finish(code, name.trim()))) !== null;
  };

  return {
    code,
    setCode,
    codeError:
      isChecked && isShort ? `Enter all ${CODE_LENGTH} digits.` : problem?.fieldErrors["code"],
    name,
    setName,
    nameError: isChecked && isNameless ? "Enter a name." : undefined,
    isRunning,
    problem,
    submit,
  };
}
