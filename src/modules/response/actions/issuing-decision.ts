import { issueDocument } from '#modules/disputes/actions/documents.ts';
import { findFile } from '#modules/disputes/actions/reading.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { currentSetting } from '#modules/institution/actions/current.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { pdfOf } from '#platform/pdf/engine.ts';
import {
  type DecisionContent,
  decisionInEnglish,
  decisionParts,
  decisionTitle,
} from '../letters/decision.ts';
import { contentOf } from '../rules/content.ts';
import type { ResponseOutcome } from '../rules/words.ts';
import type { AnswerRow } from '../store/answers.ts';
import { answerTime } from './answer-time.ts';
import type { ResponseDeps } from './deps.ts';

/** `by` without a person is the clock: the office said nothing in its own time. */
type Issuing = {
  row: AnswerRow;
  by: { personId: string | null; isRegistrar: boolean };
  deciding: { outcome: ResponseOutcome; why: string; days: number | null };
};

/**
 * What the office decided on more time, or on hearing somebody after all, is a paper that both sides read (ACA ss. 18 and 24(3)), in the transaction in which it is
 * decided: so the last day in it is the one that runs from then on. The caller holds the dispute.
 */
export async function issueDecision(
  deps: ResponseDeps,
  tx: Db,
  { row, by, deciding }: Issuing,
): Promise<void> {
  const file = await findFile(tx, row.disputeId);
  const party = file?.parties.find(({ id }) => id === row.partyId);
  if (!file || !party)
    throw new Error(`Nobody of the dispute ${row.disputeId} asked for time in ${row.id}.`);
  const [at, { language }, { reference }] = [deps.now(), party, file.dispute];
  const [time, { value: house }] = [
    await answerTime(tx, file, party.id, at),
    await currentSetting(tx, 'facts', at),
  ];
  const name =
    by.personId === null ? house.name : ((await namesOf(tx, [by.personId])).get(by.personId) ?? '');
  const signer =
    `${name}, ${by.personId === null ? 'by its rules' : by.isRegistrar ? 'registrar' : 'case officer'}`.slice(
      0,
      200,
    );
  const on = ruledIn(row, deciding);
  // A last day that is long over is told to nobody whom it helps nothing.
  const dueOn = on.kind === 'reopening' && !on.isGranted ? null : (time?.on ?? null);
  const decided: DecisionContent = {
    reference,
    number: row.number ?? '',
    party: party.name,
    on,
    dueOn,
    why: deciding.why,
    signer,
    at,
    isBySilence: by.personId === null,
  };
  const bytes = await speaking(language, () => {
    const english = language === 'en' ? [] : speaking('en', () => decisionInEnglish(decided));
    return pdfOf({
      title: decisionTitle(decided),
      author: house.name,
      subject: reference,
      language: `${language}-IN`,
      madeAt: at,
      parts: [...decisionParts(decided), ...english],
      foot: reference,
    });
  });
  await issueDocument(deps, tx, {
    disputeId: file.dispute.id,
    kind: 'decision',
    title: speaking('en', () => decisionTitle(decided)),
    bytes,
    type: 'application/pdf',
    audience: 'parties',
    signer,
    by: whoIssues(by),
  });
}

function ruledIn(row: AnswerRow, { outcome, days }: Issuing['deciding']): DecisionContent['on'] {
  if (row.kind === 'reopening') return { kind: 'reopening', isGranted: outcome === 'reopened' };
  return {
    kind: 'extension',
    asked: contentOf(row).days,
    given: outcome === 'extended' ? days : null,
  };
}

function whoIssues({ personId, isRegistrar }: Issuing['by']) {
  if (personId === null) return { personId, role: 'system' as const };
  return { personId, role: isRegistrar ? ('registrar' as const) : ('case_officer' as const) };
}
