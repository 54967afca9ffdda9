import { dayAt } from '#kernel/days.ts';
import type { Listener } from '#modules/disputes/actions/deps.ts';
import { headingOf, issueGeneratedDocument } from '#modules/disputes/actions/heading.ts';
import { factsFor, findFile } from '#modules/disputes/actions/reading.ts';
import { stateWorkedIn } from '#modules/disputes/rules/billing.ts';
import { speaking } from '#platform/language.ts';
import { reportSigner, reportText } from '../letters/report.ts';
import { TALKING } from '../rules/moves.ts';
import { listCurrent } from '../store/invitations.ts';
import type { AppointmentsDeps } from './deps.ts';

/**
 * Whoever ended talks that somebody led, a party, the neutral or the time: the record has a report that there is no settlement, and no
 * word of why (Mediation Act 2023 s. 21). An end by a settlement is another state and makes none.
 */
export function talksListener(deps: AppointmentsDeps): Listener {
  return async (tx, { dispute, event }) => {
    const { process } = dispute;
    if (event.toState !== 'closed_talks_ended' || process === 'arbitration') return;
    const file = await findFile(tx, dispute.id);
    const was = stateWorkedIn(event.fromState, file?.events ?? []);
    if (!(TALKING as readonly string[]).includes(was)) return;
    if (!file) return;
    const at = deps.now();
    const { days, members } = await factsFor(tx, file, at);
    const leading = (await listCurrent(tx, dispute.id)).filter(({ personId }) =>
      members.some((one) => one.neutral === personId && one.stage === 'appointed'),
    );
    if (leading.length === 0) return;
    const neutral = leading.map(({ name }) => name).join(', ');
    const heading = headingOf(file, { day: dayAt(at), signer: reportSigner });
    const { appointedOn, appearedOn } = days;
    const paper = speaking('en', () =>
      reportText({ ...heading, process, neutral, appointedOn, appearedOn }),
    );
    await issueGeneratedDocument(deps, tx, {
      disputeId: dispute.id,
      kind: 'report',
      audience: 'parties',
      by: { personId: null, role: 'system' },
      paper,
    });
  };
}
