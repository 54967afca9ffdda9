/**
 * What makes it night in a picture of a white room (`--night` of tokens.css): grey becomes wine, guava and nimbu stay as
 * they are. A style can name such a filter but not hold it.
 */
export function Night() {
  return (
    <svg className="night" width="0" height="0" aria-hidden="true" focusable="false">
      <filter id="night" colorInterpolationFilters="sRGB">
        <feColorMatrix values="1.41 -.27 -.8 0 0 .59 .7 -1.2 0 0 .63 -.28 -.22 0 0 0 0 0 1 0" />
      </filter>
    </svg>
  );
}
