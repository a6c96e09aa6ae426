import { ConfirmDialog } from "./confirm-dialog.tsx";
import type { OpenQuestion } from "../questions/questions.ts";

export function QuestionDialog({ question }: { question: OpenQuestion }) {
  const { answer, ...asked } = question;
  return (
    <ConfirmDialog
      open
      {...asked}
      isRunning={false}
      problem={null}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
}
