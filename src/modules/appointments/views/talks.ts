import type { TalksChoiceRead } from '../actions/talks-choice.ts';
import { roleIn } from '../rules/moves.ts';

/** The same for both sides and the office: what one has said of the names the other reads. */
export function choiceView(read: TalksChoiceRead | null) {
  const role = read && roleIn(read.file.dispute.process);
  if (!read || role === 'arbitrator' || role === null) return null;
  const { file, facts, people, names, dueOn } = read;
  const nameOf = (id: string) => people.get(id)?.name ?? '';
  const isIn = ({ id }: { id: string }) =>
    facts.parties.some(({ partyId, isReleased }) => partyId === id && !isReleased);
  return {
    role,
    dueOn,
    parties: file.parties.filter(isIn).map(({ id, name }) => ({
      id,
      name,
      named: (facts.choice.named[id] ?? []).map((one) => ({ id: one, name: nameOf(one) })),
      hasLeft: facts.choice.left.includes(id),
    })),
    names: names.map(({ id, evidence }) => ({
      id,
      name: nameOf(id),
      line: people.get(id)?.publicLine ?? '',
      evidence: {
        words: evidence.words,
        languages: evidence.languages,
        freeInDays: evidence.freeInDays,
        open: evidence.open,
        most: evidence.most,
        concluded: evidence.concluded,
      },
    })),
  };
}
