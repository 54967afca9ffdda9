type Acted = {
  /** Party A (claimant) has acted. */
  a?: boolean;
  /** Party B (respondent) has acted. */
  b?: boolean;
  /** Both, and it stands on record. */
  agreed?: boolean;
  /** Said instead of drawn; leave it out where the words stand beside it. */
  label?: string;
};

/** Two tiny doors that say who has acted. */
export function DoorGlyph({ a = false, b = false, agreed = false, label }: Acted) {
  const voice = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span className={agreed ? 'dg dg-ok' : 'dg'} {...voice}>
      <b className={a ? 'dg-a' : ''} />
      <b className={b ? 'dg-b' : ''} />
    </span>
  );
}
