import KeyboardArrowDown from "@mui/icons-material/KeyboardArrowDown";
import KeyboardArrowUp from "@mui/icons-material/KeyboardArrowUp";
import IconButton from "@mui/material/IconButton";

interface OrderButtonsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isDisabled?: boolean;
  onMove: (by: -1 | 1) => void;
}

/** Moves an item of a list up or down. */
export function OrderButtons({ name, isFirst, isLast, isDisabled, onMove }: OrderButtonsProps) {
  const isOff = isDisabled === true;
  return (
    <>
      <IconButton
        aria-label={`Move ${name} up`}
        disabled={isFirst || isOff}
        onClick={() => onMove(-1)}
      >
        <KeyboardArrowUp />
      </IconButton>
      <IconButton
        aria-label={`Move ${name} down`}
        disabled={isLast || isOff}
        onClick={() => onMove(1)}
      >
        <KeyboardArrowDown />
      </IconButton>
    </>
  );
}
