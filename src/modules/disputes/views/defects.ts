import type { OutputOf } from '#kernel/endpoint.ts';
import type { DefectsReading } from '../actions/defects.ts';
import type { disputeDefects } from '../contract/documents.ts';
import { likelyKindFor } from '../rules/scrutiny.ts';
import { papersOf } from './cure-papers.ts';

type View = OutputOf<typeof disputeDefects>;

/** What a claimant is asked to cure, and what was answered before. */
export function defectsView(reading: DefectsReading): View {
  const { file, round, isOpen, dueOn } = reading;
  return {
    id: file.dispute.id,
    reference: file.dispute.reference,
    round,
    isOpen,
    memo: file.documents.findLast(({ kind }) => kind === 'memo')?.id ?? null,
    dueOn,
    defects: reading.defects.map(({ item, note, correction }) => ({
      item: item as View['defects'][number]['item'], // only items of the list are kept
      note,
      correction,
      kind: likelyKindFor(item),
    })),
    parties: file.parties.map(partyView),
    before: reading.cures.map((cure) => ({
      item: cure.item,
      round: cure.round,
      answer: cure.answer,
      at: cure.at.toISOString(),
      papers: papersOf(cure, file),
    })),
  };
}

function partyView({ id, name, side, contacts }: DefectsReading['file']['parties'][number]) {
  const live = contacts.filter(({ endedAt }) => endedAt === null);
  return {
    id,
    name,
    side,
    contacts: live.map(({ id: contact, channel, value }) => ({ id: contact, channel, value })),
  };
}
