import { data } from 'react-router';

/** The part of an address that names one of some kinds; the page for 404 when it names none. */
export function kindOf<K extends string>(part: string | undefined, kinds: readonly K[]): K {
  const kind = kinds.find((one) => one === part);
  if (!kind) throw data(null, { status: 404 });
  return kind;
}
