import type { Viewer } from '#kernel/viewer.ts';
import { issueDocument } from '#modules/disputes/actions/documents.ts';
import { findFile, officeStanding } from '#modules/disputes/actions/reading.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { currentSetting } from '#modules/institution/actions/current.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { letterPdf } from '#platform/pdf/letter.ts';
import { decisionInEnglish, decisionParts, decisionTitle, type Ruling } from '../letters/decision.ts';
import type { Outcome } from '../rules/words.ts';
import type { AnswerRow } from '../store/answers.ts';
import { answerTime } from './answer-time.ts';
import { contentOf } from './answers.ts';
import type { ResponseDeps } from './deps.ts';

type Issuing = { row: AnswerRow; viewer: Viewer; deciding: { outcome: Outcome; why: string; days: number | null } };

/**
 * What the office decided on more time, or on hearing somebody after all, is a paper that both sides read (ACA ss. 18 and 24(3)), in the transaction in which it is
 * decided: so the last day in it is the one that runs from then on. The caller holds the dispute.
 */
export async function issueDecision(deps: ResponseDeps, tx: Db, { row, viewer, deciding }: Issuing): Promise<void> {
  const file = await findFile(tx, row.dispute_id);
  const party = file?.parties.find(({ id }) => id === row.party_id);
  if (!file || !party) throw new Error(`Nobody of the dispute ${row.dispute_id} asked for time in ${row.id}.`);
  const [at, { language }, { reference }] = [deps.now(), party, file.dispute];
  const isRegistrar = officeStanding(viewer)?.as === 'registrar';
  const name = (await namesOf(tx, [viewer.personId])).get(viewer.personId) ?? '';
  const signer = `${name}, ${isRegistrar ? 'registrar' : 'case officer'}`.slice(0, 200);
  const [time, { value: house }] = [await answerTime(tx, file, party.id, at), await currentSetting(tx, 'facts', at)];
  const on = ruledIn(row, deciding);
  // A last day that is long over is told to nobody whom it helps nothing.
  const dueOn = on.kind === 'reopening' && !on.isGranted ? null : (time?.on ?? null);
  const decided: Ruling = { reference, number: row.number ?? '', party: party.name, on, dueOn, why: deciding.why, signer, at };
  const bytes = await speaking(language, () => {
    const about = { title: decisionTitle(decided), author: house.name, subject: reference, language: `${language}-IN`, madeAt: at };
    const english = language === 'en' ? [] : speaking('en', () => decisionInEnglish(decided));
    return letterPdf(about, [...decisionParts(decided), ...english]);
  });
  const by = { personId: viewer.personId, role: isRegistrar ? ('registrar' as const) : ('case_officer' as const) };
  await issueDocument(deps, tx, {
    ...{ disputeId: file.dispute.id, kind: 'decision', title: speaking('en', () => decisionTitle(decided)), bytes },
    ...{ type: 'application/pdf', audience: 'parties', signer, by },
  });
}

function ruledIn(row: AnswerRow, { outcome, days }: Issuing['deciding']): Ruling['on'] {
  if (row.kind === 'reopening') return { kind: 'reopening', isGranted: outcome === 'reopened' };
  return { kind: 'extension', asked: contentOf(row).days, given: outcome === 'extended' ? days : null };
}
