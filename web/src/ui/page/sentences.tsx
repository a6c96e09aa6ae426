interface SentencesProps {
  /** Each without its full stop. */
  texts: readonly string[];
}

/** One sentence as text, several as a list. */
export function Sentences({ texts }: SentencesProps) {
  const [only, ...others] = texts.map((text) => `${text}.`);
  if (others.length === 0) return only;
  return (
    <ul style={{ margin: 0, paddingLeft: 16 }}>
      {[only, ...others].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
