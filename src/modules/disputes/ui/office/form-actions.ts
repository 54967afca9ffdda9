import type { Api } from '#kernel/client.ts';
import type { InputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import {
  type ApiFormPost,
  type FormPost,
  refusedAt,
  type Submission,
  submissionOf,
  submit,
} from '#ui/forms/submission.ts';
import { type Fields, fileIn, textIn, valuesIn } from '#ui/forms/values.ts';
import {
  basisWithdrawal,
  consentDecision,
  consentProof,
  paperConsent,
} from '../../contract/consents.ts';
import { officePaper } from '../../contract/documents.ts';
import { basisDecision } from '../../contract/gate.ts';
import {
  defectMemo,
  disputeCheck,
  disputeInvitation,
  disputeNotice,
  OFFICER_MOVES,
  officerAssignment,
  officerMove,
  REGISTRAR_MOVES,
  registrarMove,
} from '../../contract/office.ts';

/** What an officer or the registrar does on a dispute's page. The server judges every choice. */
export async function actOnDispute(api: Api, id: string, form: FormData): Promise<Submission> {
  const text = (name: string) => textIn(form, name);
  const post = { api, form, values: typedIn(form), failed: m.office_dispute_unanswered };
  const intent = text('intent');
  const version = Number(text('version'));
  if (intent === 'check') {
    const verdict = text('verdict') === 'ok' ? ('ok' as const) : ('wanting' as const);
    const item = text('about') as InputOf<typeof disputeCheck>['item']; // the contract refuses any other
    return submit(post, disputeCheck, {
      id,
      item,
      verdict,
      note: text('note'),
      correction: text('correction'),
      seen: text('seen') || null,
    });
  }
  if (intent === 'memo') return submit(post, defectMemo, { id, version });
  if (intent === 'basis') return submit(post, basisDecision, decisionIn(form, id, version));
  if (intent === 'invitation_sent') return submit(post, disputeInvitation, { id, version });
  if (intent === 'notice_dispatched') return submit(post, disputeNotice, { id, version });
  if (intent === 'officer')
    return submit(post, officerAssignment, {
      id,
      version,
      officer: text('officer') || null,
      why: text('why'),
    });
  if (intent === 'paper') return addPaper(post, id);
  if (intent === 'basis_withdrawn')
    return submit(post, basisWithdrawal, { id, version, why: text('why') });
  if (intent.startsWith('consent-')) return actOnConsent(post, { id, version, intent });
  const moving = {
    id,
    version,
    partyId: text('party') || null,
    why: text('why'),
    until: text('until') || null,
    ...moreIn(form),
  };
  const officers = OFFICER_MOVES.find((one) => one === intent);
  if (officers) return submit(post, officerMove, { ...moving, move: officers });
  // What is none of the registrar's either is refused by the contract.
  const registrars = (REGISTRAR_MOVES.find((one) => one === intent) ??
    intent) as (typeof REGISTRAR_MOVES)[number];
  return submit(post, registrarMove, {
    ...moving,
    document: text('document') || null,
    move: registrars,
  });
}

/** What the office does about a consent: records it, says by what its giver is known, decides on it. */
async function actOnConsent(
  post: ApiFormPost,
  { id, version, intent }: { id: string; version: number; intent: string },
): Promise<Submission> {
  const text = (name: string) => textIn(post.form, name);
  const [consent, document] = [text('about'), text('document') || null];
  // The contract refuses a choice that is none of its own, and an id that is none.
  if (intent === 'consent-proof') {
    const method = text('method') as InputOf<typeof consentProof>['method'];
    const said = { called: text('called'), source: text('source'), note: text('note') };
    return submit(post, consentProof, { id, consent, version, method, document, ...said });
  }
  if (intent === 'consent-paper') {
    if (document === null)
      return documentMissing(post, m.office_consent_document_missing(), 'document_missing');
    const choices = { kind: text('kind'), capacity: text('capacity') } as Pick<
      InputOf<typeof paperConsent>,
      'kind' | 'capacity'
    >;
    const said = { signer: text('signer'), document, note: text('note') };
    return submit(post, paperConsent, { id, version, party: text('party'), ...choices, ...said });
  }
  const outcome = text('outcome') as InputOf<typeof consentDecision>['outcome'];
  return submit(post, consentDecision, { id, consent, version, outcome, why: text('why') });
}

/** What some moves ask for beside a reason; a number that is none is refused by the contract. */
function moreIn(
  form: FormData,
): Pick<InputOf<typeof registrarMove>, 'on' | 'liberty' | 'noInterest' | 'statedDays' | 'traits'> {
  const text = (name: string) => textIn(form, name);
  const liberty = text('liberty');
  return {
    on: text('on') || null,
    liberty: liberty === 'with' || liberty === 'without' ? liberty : '',
    noInterest: text('noInterest') === 'yes',
    statedDays: text('statedDays').trim() === '' ? null : Number(text('statedDays')),
    traits: (['international', 'sebi'] as const).filter((one) =>
      form.getAll('traits').includes(one),
    ),
  };
}

const YES_OR_NO = [
  'wasMadeBeforeDispute',
  'isTextShown',
  'isVersionShown',
  'wasAccessible',
  'isTiedToOneSide',
  'isConsumerClause',
  'agreementNamesInstitution',
  'isOrderShown',
  'orderNamesInstitution',
];

const CHOICES = ['clause', 'proposedBy', 'appointer', 'signedAfterwards', 'order'];

function decisionIn(form: FormData, id: string, version: number): InputOf<typeof basisDecision> {
  const text = (name: string) => textIn(form, name);
  const answers = Object.fromEntries(YES_OR_NO.map((name) => [name, text(name) === 'yes']));
  const choices = Object.fromEntries(CHOICES.map((name) => [name, text(name)]));
  const papers = form
    .getAll('paper')
    .map((paper) => ({ id: String(paper), page: text(`page-${String(paper)}`) }));
  // The contract refuses a choice that is none of its own.
  return {
    id,
    version,
    reasons: text('reasons'),
    papers,
    findings: { ...answers, ...choices } as InputOf<typeof basisDecision>['findings'],
  };
}

async function addPaper({ api, ...post }: ApiFormPost, id: string): Promise<Submission> {
  const file = fileIn(post.form, 'file');
  if (!file) return documentMissing(post, m.office_dispute_paper_choose(), 'document_empty');
  const kind = textIn(post.form, 'kind') as InputOf<typeof officePaper>['kind']; // the contract refuses any other
  return submissionOf(post, await api(officePaper, { id, kind }, {}, file));
}

function documentMissing(post: FormPost, message: string, code: string): Submission {
  return refusedAt(post, message, { field: 'document', code });
}

/** All that was typed; of several boxes of one name each by itself. */
function typedIn(form: FormData): Fields {
  const papers = form.getAll('paper').map((paper) => [`paper-${String(paper)}`, 'yes']);
  return { ...valuesIn(form), ...Object.fromEntries(papers) };
}
