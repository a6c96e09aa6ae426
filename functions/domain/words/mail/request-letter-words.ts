/** The words of a letter about what an employee asked for, or about its answer. */
export interface RequestLetterWords {
  subject: string;
  heading: string;
  text: string;
  /** The button that leads to it. */
  button: string;
  /** The reason why the reader gets the letter. */
  reason: string;
}
