import type { NeutralDesk } from '../actions/desk.ts';
import type { OwnInvitation } from '../actions/own-invitations.ts';
import { roleIn } from '../rules/moves.ts';

/** Names and nothing else before the appointment: papers, claims and sums are for whoever was appointed. */
export function deskView({ today, own, waiting, load, availability }: NeutralDesk) {
  return {
    ...{ today, load, availability },
    waiting: waiting.map(({ limit, dueOn, citation, place, of }) => ({
      ...known(of),
      ...{ limit, dueOn, citation, place },
    })),
    questions: own.filter(({ state }) => state === 'open').map(questionView),
    disputes: own
      .filter(({ state }) => state === 'accepted' || state === 'heard' || state === 'appointed')
      .map((one) => ({ ...known(one), state: one.state, dueOn: one.dueOn })),
  };
}

function known({ file: { dispute }, state }: OwnInvitation) {
  return {
    id: dispute.id,
    reference: dispute.reference,
    title: state === 'appointed' ? dispute.title : '',
    role: roleIn(dispute.process),
  };
}

function questionView(one: OwnInvitation) {
  const { dispute, parties } = one.file;
  const named = (side: 'claimant' | 'respondent') =>
    parties.filter((party) => party.side === side).map(({ name }) => name);
  return {
    ...{ id: dispute.id, reference: dispute.reference, role: roleIn(dispute.process) },
    dueOn: one.dueOn,
    claimants: named('claimant'),
    respondents: named('respondent'),
    lawyers: parties.flatMap(({ representatives }) =>
      representatives.map(({ name, firm }) => [name, firm].filter(Boolean).join(', ')),
    ),
    ...{ language: dispute.language, seat: dispute.seat },
  };
}
