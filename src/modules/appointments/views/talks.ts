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
  const nameAll = (ids: readonly string[] = []) =>
    ids.map((one) => ({ id: one, name: nameOf(one) }));
  return {
    role,
    dueOn,
    many: facts.seats.length,
    free: facts.seats.filter((seat) => !facts.members.some((one) => one.seat === seat)),
    parties: file.parties.filter(isIn).map(({ id, name }) => ({
      id,
      name,
      named: nameAll(facts.choice.named[id]),
      many: facts.choice.many?.[id] ?? null,
      forSeats: facts.seats.flatMap((seat) => {
        const named = facts.choice.bySeat?.[seat]?.[id];
        return named ? [{ seat, named: nameAll(named) }] : [];
      }),
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
