import type { ReactNode } from "react";
import { useState } from "react";
import { figureWords } from "@crewline/domain/words/pay/figure-words";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import type { FigureDialogProps } from "./figure-dialog.tsx";

const dialog = lazyPart<FigureDialogProps>(
  async () => (await import("./figure-dialog.tsx")).FigureDialog,
);

interface ExplainedFigureProps {
  /** The figure as it is shown, for example "42:45". */
  figure: string;
  /** What the figure is of; the title of its derivation. */
  subject: string;
  /** The derivation is fetched when it is opened. */
  isFetched?: boolean;
  /** Returns the derivation; called while it is open. */
  renderExplanation: () => ReactNode;
}

/** A figure that opens its derivation: it looks like its text and is a button. */
export function ExplainedFigure({
  figure,
  subject,
  isFetched = false,
  renderExplanation,
}: ExplainedFigureProps) {
  const [isOpen, setOpen] = useState(false);
  const words = figureWords(useLocale());
  return (
    <>
      <button
        type="button"
        className="figure"
        aria-haspopup="dialog"
        aria-label={words.opens(figure)}
        onClick={() => setOpen(true)}
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
      >
        {figure}
      </button>
      {isOpen && (
        <dialog.Part {...{ figure, subject, isFetched }} onClose={() => setOpen(false)}>
          {renderExplanation()}
        </dialog.Part>
      )}
    </>
  );
}
