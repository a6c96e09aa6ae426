import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import type { Login } from "./use-logins.ts";

/** An action of the back office on a login, and the question before it. */
export interface LoginAct {
  label: string;
  title: string;
  text: string;
  confirmLabel: string;
  done: string;
  isDangerous: boolean;
  isRunning: boolean;
  problem: ReturnType<typeof useCommand>["problem"];
  clear: () => void;
  /** True when it was done. */
  run: (reason: string) => Promise<boolean>;
}

type Words = Pick<LoginAct, "label" | "title" | "text" | "confirmLabel" | "done" | "isDangerous">;

interface Command<I> {
  run: (input: I) => Promise<object | null>;
  isRunning: boolean;
  problem: LoginAct["problem"];
  clearProblem: () => void;
}

interface StaffInput {
  uid: UserId;
  reason: string;
}

/** The actions that apply to the login in its current state. */
export function useLoginActs(login: Login): LoginAct[] {
  const disable = useCommand(trpc.users.setDisabled.mutationOptions());
  const signOut = useCommand(trpc.users.signOutEverywhere.mutationOptions());
  const removeFactor = useCommand(trpc.users.removeSecondFactor.mutationOptions());
  const who = login.email ?? login.uid;
  const { isDisabled } = login;
  const act = <I extends StaffInput>(words: Words, command: Command<I>, input: Omit<I, "reason">) =>
    actOf(words, command, (reason) => ({ ...input, reason }) as I);
  const { uid } = login;
  return [
    act(signOutWords(who), signOut, { uid }),
    ...(login.secondFactors > 0 ? [act(removeFactorWords(who), removeFactor, { uid })] : []),
    act(isDisabled ? switchOnWords(who) : switchOffWords(who), disable, {
      uid,
      isDisabled: !isDisabled,
    }),
  ];
}

function actOf<I>(words: Words, command: Command<I>, inputOf: (reason: string) => I): LoginAct {
  const { isRunning, problem, clearProblem, run } = command;
  return {
    ...words,
    isRunning,
    problem,
    clear: clearProblem,
    run: async (reason) => (await run(inputOf(reason))) !== null,
  };
}

const signOutWords = (who: string): Words => ({
  label: "Sign out everywhere",
  title: `Sign ${who} out everywhere?`,
  text: "Every browser and phone has to sign in again.",
  confirmLabel: "Sign out",
  done: `${who} is signed out everywhere.`,
  isDangerous: false,
});

const removeFactorWords = (who: string): Words => ({
  label: "Remove second factors",
  title: `Remove the second factors of ${who}?`,
  text: "For people who lost their phone and have no recovery code. Afterwards the password alone is enough to sign in, so check who is asking. They are signed out everywhere.",
  confirmLabel: "Remove",
  done: `${who} signs in without a second factor now.`,
  isDangerous: true,
});

const switchOffWords = (who: string): Words => ({
  label: "Switch off",
  title: `Switch ${who} off?`,
  text: "The login is signed out everywhere and cannot sign in until it is switched on again. Its data stays.",
  confirmLabel: "Switch off",
  done: `${who} is switched off.`,
  isDangerous: true,
});

const switchOnWords = (who: string): Words => ({
  label: "Switch on",
  title: `Switch ${who} on again?`,
  text: "The login can sign in again, with the rights that it had.",
  confirmLabel: "Switch on",
  done: `${who} is switched on.`,
  isDangerous: false,
});
