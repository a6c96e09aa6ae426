import KeyboardArrowDown from "@mui/icons-material/KeyboardArrowDown";
import KeyboardArrowUp from "@mui/icons-material/KeyboardArrowUp";
import TuneOutlined from "@mui/icons-material/TuneOutlined";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import { TipButton } from "../../../ui/acts/tip-button.tsx";
import { useId, useState } from "react";
import {
  arrangedCards,
  withCardHidden,
  withCardMoved,
} from "@crewline/domain/projections/home/arrange-cards";
import type { HomeCard } from "@crewline/domain/records/users/home-cards";
import { cardTexts } from "@crewline/domain/words/home/card-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { usePreferences } from "../../../session/preferences/preferences.ts";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { PlainList } from "./plain-list.ts";

/** Opens the list in which a person puts the cards in order and hides some; it applies at once. */
export function ArrangeCards() {
  const words = cardTexts(useLocale());
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TipButton tip={words.arrange} onClick={() => setOpen(true)}>
        <TuneOutlined />
      </TipButton>
      {isOpen && <ArrangeDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ArrangeDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const words = cardTexts(useLocale());
  const { preferences, save } = usePreferences();
  const cards = arrangedCards(preferences.homeCards);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{words.arrange}</DialogTitle>
      <DialogContent>
        <PlainList>
          {cards.map((one, index) => (
            <CardRow
              key={one.card}
              {...one}
              cards={cards}
              isFirst={index === 0}
              isLast={index === cards.length - 1}
              onChange={(homeCards) => void save({ homeCards })}
            />
          ))}
        </PlainList>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface CardRowProps extends HomeCard {
  cards: readonly HomeCard[];
  isFirst: boolean;
  isLast: boolean;
  onChange: (cards: HomeCard[]) => void;
}

function CardRow({ card, isHidden, cards, isFirst, isLast, onChange }: CardRowProps) {
  const words = cardTexts(useLocale());
  const name = words.names[card];
  return (
    <li>
      <CheckInput
        label={name}
        value={!isHidden}
        onChange={(isShown) => onChange(withCardHidden(cards, card, !isShown))}
      />
      <span className="end">
        <IconButton
          size="small"
          aria-label={words.up(name)}
          disabled={isFirst}
          onClick={() => onChange(withCardMoved(cards, card, -1))}
        >
          <KeyboardArrowUp />
        </IconButton>
        <IconButton
          size="small"
          aria-label={words.down(name)}
          disabled={isLast}
          onClick={() => onChange(withCardMoved(cards, card, 1))}
        >
          <KeyboardArrowDown />
        </IconButton>
      </span>
    </li>
  );
}
