import * as m from '#messages/all.ts';

type Evidence = {
  words: readonly string[];
  languages: readonly string[];
  freeInDays: number | null;
  open: number;
  most: number;
};

/** What speaks for somebody on a list, a sentence each; the same for both sides and the office. */
export function EvidenceLines({ evidence }: { evidence: Evidence }) {
  const { words, languages, freeInDays, open, most } = evidence;
  const said = [
    words.length > 0 ? m.tribunal_why_words({ words: words.join(', ') }) : '',
    languages.length > 0 ? m.tribunal_why_languages({ languages: languages.join(', ') }) : '',
    freeInDays === null ? '' : m.tribunal_why_free({ n: freeInDays }),
    m.tribunal_why_load({ n: open, most }),
    m.tribunal_why_no_conflict(),
  ].filter(Boolean);
  return (
    <ul className="trb-why">
      {said.map((sentence) => (
        <li key={sentence} dir="auto">
          {sentence}
        </li>
      ))}
    </ul>
  );
}
