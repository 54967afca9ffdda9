import * as m from '#messages/all.ts';
import type { TalkDoor } from '../contract/talk.ts';
import type { TalkPlaceView, TalkReader } from './shapes.ts';

const doors = {
  claimant: m.talk_door_claimant,
  neutral: m.talk_door_neutral,
  office: m.talk_door_office,
  respondent: m.talk_door_respondent,
} as const satisfies Record<TalkDoor, () => string>;

export function doorsInWords(lit: readonly TalkDoor[]): string {
  return lit.map((door) => doors[door]()).join(', ');
}

export function placeName({
  kind,
  party,
  isOwn,
}: Pick<TalkPlaceView, 'kind' | 'party' | 'isOwn'>): string {
  const names: Record<TalkPlaceView['kind'], () => string> = {
    all: m.talk_all,
    parties: m.talk_parties,
    own: () => party,
    office: () => (isOwn ? m.talk_office() : m.talk_office_of({ party })),
    joint: m.talk_joint,
    caucus: () => (isOwn ? m.talk_caucus() : m.talk_caucus_of({ party })),
    tribunal: m.talk_tribunal,
  };
  return names[kind]();
}

export function placeHint({ kind, audience }: TalkPlaceView): string {
  const count = audience.length;
  const hints: Record<TalkPlaceView['kind'], () => string> = {
    all: () => m.talk_all_hint({ count }),
    parties: () => m.talk_parties_hint({ count }),
    own: () => m.talk_own_hint({ count }),
    office: () => m.talk_office_hint({ count }),
    joint: () => m.talk_joint_hint({ count }),
    caucus: () => m.talk_caucus_hint({ count }),
    tribunal: () => m.talk_tribunal_hint({ count }),
  };
  return hints[kind]();
}

/** Names of readers, each side behind the other; whoever reads it is called "you". */
export function namesOf(readers: readonly TalkReader[], me: string): string {
  return readers.map(({ id, name }) => nameOf({ id, name }, me)).join(', ');
}

export function nameOf({ id, name }: { id: string; name: string }, me: string): string {
  return id === me ? m.talk_you() : name || m.talk_nobody();
}

/** What the button says: to how many it goes. */
export function sendWords({ audience }: TalkPlaceView): string {
  if (audience.length === 1) return m.talk_send_you();
  return audience.length === 2 ? m.talk_send_alone() : m.talk_send({ count: audience.length });
}

const LINES = 12;
/** As many signs as twelve lines hold on a wide screen. */
const SIGNS = 1100;

/** A long message as its beginning and its rest, broken where a line or a word ends. */
export function folded(words: string): [string, string] {
  const lines = words.split('\n');
  const head = lines.slice(0, LINES).join('\n');
  const cut = head.length > SIGNS ? breakBefore(head, SIGNS) : head.length;
  const rest = words.slice(cut);
  // Two more lines are no reason to fold.
  return rest.length < 160 && rest.split('\n').length < 3
    ? [words, '']
    : [words.slice(0, cut), rest.replace(/^\s/, '')];
}

function breakBefore(text: string, most: number): number {
  const at = text.lastIndexOf(' ', most);
  return at > most / 2 ? at : most;
}
