import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import type { StaffAct, StaffActWords } from "../../entities/staff-acts/staff-act.ts";
import { staffActOf } from "../../entities/staff-acts/staff-act.ts";
import type { Login } from "./use-logins.ts";

interface StaffInput {
  uid: UserId;
  reason: string;
}

/** The actions that apply to the login in its current state. */
export function useLoginActs(login: Login): StaffAct[] {
  const disable = useCommand(trpc.users.setDisabled.mutationOptions());
  const signOut = useCommand(trpc.users.signOutEverywhere.mutationOptions());
  const removeFactor = useCommand(trpc.users.removeSecondFactor.mutationOptions());
  const who = login.email ?? login.uid;
  const { isDisabled } = login;
  const act = <I extends StaffInput>(
    words: StaffActWords,
    command: Parameters<typeof staffActOf<I>>[1],
    input: Omit<I, "reason">,
  ) => staffActOf(words, command, (reason) => ({ ...input, reason }) as I);
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

const signOutWords = (who: string): StaffActWords => ({
  label: "Sign out everywhere",
  title: `Sign ${who} out everywhere?`,
  text: "Every browser and phone has to sign in again.",
  confirmLabel: "Sign out",
  done: `${who} is signed out everywhere.`,
  isDangerous: false,
});

const removeFactorWords = (who: string): StaffActWords => ({
  label: "Remove second factors",
  title: `Remove the second factors of ${who}?`,
  text: "For people who lost their phone and have no recovery code. Afterwards the password alone is enough to sign in, so check who is asking. They are signed out everywhere.",
  confirmLabel: "Remove",
  done: `${who} signs in without a second factor now.`,
  isDangerous: true,
});

const switchOffWords = (who: string): StaffActWords => ({
  label: "Switch off",
  title: `Switch ${who} off?`,
  text: "The login is signed out everywhere and cannot sign in until it is switched on again. Its data stays.",
  confirmLabel: "Switch off",
  done: `${who} is switched off.`,
  isDangerous: true,
});

const switchOnWords = (who: string): StaffActWords => ({
  label: "Switch on",
  title: `Switch ${who} on again?`,
  text: "The login can sign in again, with the rights that it had.",
  confirmLabel: "Switch on",
  done: `${who} is switched on.`,
  isDangerous: false,
});
