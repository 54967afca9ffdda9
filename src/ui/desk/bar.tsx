import './sheet.css';

/** So much of a hundred as a bar; the number beside it says the same to whoever cannot see it. */
export function Bar({ of, mark }: { of: number; mark?: number }) {
  return (
    <svg className="bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <rect className="bar-whole" width={100} height={12} />
      <rect className="bar-full" width={of} height={12} />
      {mark === undefined ? null : (
        <rect className="bar-mark" x={Math.min(mark, 99)} width={1} height={12} />
      )}
    </svg>
  );
}
