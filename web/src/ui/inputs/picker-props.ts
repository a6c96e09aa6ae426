/** The props that the pickers share: an id as value, empty while nothing is chosen. */
export interface PickerProps<Id extends string> {
  value: Id | "";
  onChange: (value: Id | "") => void;
  label?: string;
  /** Offers "everything" as a first choice with the value "". */
  allLabel?: string;
  error?: string | undefined;
  help?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  isCompact?: boolean;
}
