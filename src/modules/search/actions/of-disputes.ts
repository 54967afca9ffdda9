import { languages } from '#kernel/language.ts';
import type { EventRow } from '#modules/disputes/actions/deps.ts';
import { type DisputeFile, findFile } from '#modules/disputes/actions/reading.ts';
import type { AccessPlace } from '#modules/disputes/rules/access.ts';
import { sees } from '#modules/disputes/rules/visible.ts';
import { speaking } from '#platform/language.ts';
import type { SearchEntry } from '../rules/entries.ts';
import { ALL, readersOf } from '../rules/readers.ts';
import type { SearchSide } from '../rules/words.ts';
import { eventSentence } from '../views.ts';
import type { SearchSource } from './deps.ts';

/** What is found of the dispute itself: what it is about, its people and what happened. */
export const disputesSource: SearchSource = {
  kinds: ['dispute', 'party', 'representative', 'event'],
  entriesOf: async (tx, disputeId) => {
    const file = await findFile(tx, disputeId);
    return file ? entriesOf(file) : [];
  },
};

function entriesOf(file: DisputeFile): SearchEntry[] {
  return [requestOf(file), ...peopleOf(file), ...file.events.map((event) => eventOf(file, event))];
}

const forAll = (place: AccessPlace) => [{ place, reader: ALL }];

function requestOf({ dispute, claims }: DisputeFile): SearchEntry {
  return {
    disputeId: dispute.id,
    kind: 'request',
    source: { kind: 'dispute', id: dispute.id },
    scopes: forAll('board'),
    side: 'claimant',
    at: dispute.filedAt,
    title: dispute.title,
    text: [dispute.facts, dispute.relief, ...claims.map(({ head }) => head)].join('\n'),
    also: dispute.reference,
  };
}

function peopleOf({ dispute, parties }: DisputeFile): SearchEntry[] {
  const person = { disputeId: dispute.id, kind: 'person' as const, scopes: forAll('people') };
  return parties.flatMap(({ id, side, name, registration, representatives }) => [
    {
      ...person,
      source: { kind: 'party', id },
      side,
      at: dispute.filedAt,
      named: side,
      title: name,
      text: '',
      also: registration,
    },
    ...representatives
      .filter(({ endedAt }) => endedAt === null)
      .map((one) => ({
        ...person,
        source: { kind: 'representative', id: one.id },
        side,
        at: one.addedAt,
        named: 'representative',
        title: one.name,
        text: [one.firm, name].filter(Boolean).join(', '),
      })),
  ]);
}

/** Whoever sees an event in their timeline finds it (`sees`), and nobody else. */
function eventOf({ dispute, parties }: DisputeFile, event: EventRow): SearchEntry {
  const { id, type, partyId, at, why } = event;
  const readers = readersOf({
    parties,
    mayRead: (as, partyIds) => sees(as, partyIds, { type, partyId }),
  });
  return {
    disputeId: dispute.id,
    kind: 'event',
    source: { kind: 'event', id },
    scopes: readers.map((reader) => ({ place: 'board' as const, reader })),
    side: sideOf(event, parties),
    at,
    named: type,
    title: '',
    text: why,
    also: inEachLanguage(() => eventSentence(type)),
  };
}

function sideOf({ byRole, partyId }: EventRow, parties: DisputeFile['parties']): SearchSide | null {
  if (byRole !== 'person' && byRole !== 'visitor') return 'institution';
  return parties.find(({ id }) => id === partyId)?.side ?? null;
}

export function inEachLanguage(say: () => string): string {
  return languages.map((language) => speaking(language, say)).join(' ');
}
