const TURNS = /(_[^_]+_|\*[^*]+\*)/;

/** Give-and-take type (design 3): `_tight_` words are drawn narrow, `*open*` ones wide. What is read stays plain text. */
export function Voice({ children }: { children: string }) {
  return children.split(TURNS).map((words, place) => {
    const spoken = words.slice(1, -1);
    // The places of a sentence never move, so they may be keys.
    if (words.startsWith('_')) return <span key={`${place}`} className="nar" children={spoken} />;
    if (words.startsWith('*')) return <span key={`${place}`} className="wide" children={spoken} />;
    return words;
  });
}
