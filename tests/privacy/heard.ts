// Who heard which canary by which way, and whether the policy says so.
import { CANARIES, CANARY_NAMES, type Canary, heardIn } from './canaries.ts';
import { mayRead, NAMES, type PartyName, type PersonName } from './people.ts';

export type Heard = {
  /** By `person canary`, the ways. */
  ways: Map<string, Set<string>>;
  /** How many answers, letters, events and lines were looked at. */
  looks: number;
};

export const nothingHeard = (): Heard => ({ ways: new Map(), looks: 0 });

/** Looks through what somebody was given; `besides` is what the thing itself is known to hold, where it is no text. */
export function listen(
  heard: Heard,
  {
    who,
    way,
    text,
    besides,
  }: { who: PersonName; way: string; text: string; besides?: Canary | undefined },
): void {
  heard.looks += 1;
  const found = heardIn(text);
  if (besides) found.add(besides);
  for (const canary of found) {
    const key = `${who} ${canary}`;
    heard.ways.set(key, (heard.ways.get(key) ?? new Set()).add(way));
  }
}

/** Every leak: who heard what they may not read, and how. */
export function leaksIn({ ways }: Heard, partyIds: Readonly<Record<PartyName, string>>): string[] {
  return pairs().flatMap(({ who, canary }) => {
    const by = ways.get(`${who} ${canary}`);
    return by && !mayRead(who, CANARIES[canary], partyIds)
      ? `${who} hears ${canary} by ${[...by].join(', ')}`
      : [];
  });
}

/** Whoever may read something and found it nowhere: a walk that hears nothing proves nothing. */
export function unheardIn(
  { ways }: Heard,
  partyIds: Readonly<Record<PartyName, string>>,
): string[] {
  return pairs().flatMap(({ who, canary }) =>
    mayRead(who, CANARIES[canary], partyIds) && !ways.has(`${who} ${canary}`)
      ? `${who} does not find ${canary}`
      : [],
  );
}

/** What each look decides: of each canary, whether it was to be heard there. */
export const checksIn = ({ looks }: Heard): number => looks * CANARY_NAMES.length;

function pairs(): { who: PersonName; canary: Canary }[] {
  return NAMES.flatMap((who) => CANARY_NAMES.map((canary) => ({ who, canary })));
}
