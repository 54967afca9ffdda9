const TURNS = /(_[^_]+_|\*[^*]+\*)/;

/** Give-and-take type (design 3): `_tight_` words are drawn narrow, `*open*` ones wide. What is read stays plain text. */
export function Voice({ children }: { children: string }) {
  return children.split(TURNS).map((words) => {
    const spoken = words.slice(1, -1);
    if (words.startsWith('_'))
      return (
        <span key={words} className="nar">
          {spoken}
        </span>
      );
    if (words.startsWith('*'))
      return (
        <span key={words} className="wide">
          {spoken}
        </span>
      );
    return words;
  });
}
