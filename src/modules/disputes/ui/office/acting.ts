import type { Api } from '#kernel/client.ts';
import type { Endpoint, InputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import {
  basisWithdrawal,
  consentDecision,
  consentProof,
  paperConsent,
} from '../../contract/consents.ts';
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
import { officePaper } from '../../contract/papers.ts';
import type { Acted } from './shapes.ts';

type Done = { acted: Acted; status: number; code: string };

/** What an officer or the registrar does on a dispute's page. The server judges every choice. */
export async function actOnDispute(api: Api, id: string, form: FormData): Promise<Done> {
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  const version = Number(text('version'));
  if (intent === 'check') {
    const verdict = text('verdict') === 'ok' ? ('ok' as const) : ('wanting' as const);
    const item = text('about') as InputOf<typeof disputeCheck>['item']; // the contract refuses any other
    return act(api, form, disputeCheck, {
      id,
      item,
      verdict,
      note: text('note'),
      mend: text('mend'),
      seen: text('seen') || null,
    });
  }
  if (intent === 'memo') return act(api, form, defectMemo, { id, version });
  if (intent === 'basis') return act(api, form, basisDecision, decisionIn(form, id, version));
  if (intent === 'invitation_sent') return act(api, form, disputeInvitation, { id, version });
  if (intent === 'notice_dispatched') return act(api, form, disputeNotice, { id, version });
  if (intent === 'officer')
    return act(api, form, officerAssignment, {
      id,
      version,
      officer: text('officer') || null,
      why: text('why'),
    });
  if (intent === 'paper') return addPaper(api, form, id);
  if (intent === 'basis_withdrawn')
    return act(api, form, basisWithdrawal, { id, version, why: text('why') });
  if (intent.startsWith('consent-')) return actOnConsent(api, form, { id, version, intent });
  const moving = {
    id,
    version,
    partyId: text('party') || null,
    why: text('why'),
    until: text('until') || null,
    ...moreIn(form),
  };
  const officers = OFFICER_MOVES.find((one) => one === intent);
  if (officers) return act(api, form, officerMove, { ...moving, move: officers });
  // What is none of the registrar's either is refused by the contract.
  const registrars = (REGISTRAR_MOVES.find((one) => one === intent) ??
    intent) as (typeof REGISTRAR_MOVES)[number];
  return act(api, form, registrarMove, {
    ...moving,
    document: text('document') || null,
    move: registrars,
  });
}

/** What the office does about a consent: records it, says by what its giver is known, decides on it. */
async function actOnConsent(
  api: Api,
  form: FormData,
  { id, version, intent }: { id: string; version: number; intent: string },
): Promise<Done> {
  const text = (name: string) => String(form.get(name) ?? '');
  const [consent, document] = [text('about'), text('document') || null];
  // The contract refuses a choice that is none of its own, and an id that is none.
  if (intent === 'consent-proof') {
    const method = text('method') as InputOf<typeof consentProof>['method'];
    const said = { called: text('called'), source: text('source'), note: text('note') };
    return act(api, form, consentProof, { id, consent, version, method, document, ...said });
  }
  if (intent === 'consent-paper') {
    if (document === null) {
      const problem = m.office_consent_document_missing();
      return {
        acted: { ...begun(form), problem, fields: { document: problem } },
        status: 422,
        code: 'document_missing',
      };
    }
    const choices = { kind: text('kind'), capacity: text('capacity') } as Pick<
      InputOf<typeof paperConsent>,
      'kind' | 'capacity'
    >;
    const said = { signer: text('signer'), document, note: text('note') };
    return act(api, form, paperConsent, { id, version, party: text('party'), ...choices, ...said });
  }
  const outcome = text('outcome') as InputOf<typeof consentDecision>['outcome'];
  return act(api, form, consentDecision, { id, consent, version, outcome, why: text('why') });
}

/** What some moves ask for beside a reason; a number that is none is refused by the contract. */
function moreIn(
  form: FormData,
): Pick<InputOf<typeof registrarMove>, 'on' | 'liberty' | 'noInterest' | 'statedDays' | 'traits'> {
  const text = (name: string) => String(form.get(name) ?? '');
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
  ...([
    'wasMadeBeforeDispute',
    'isTextShown',
    'isVersionShown',
    'wasAccessible',
    'isTiedToOneSide',
    'isConsumerClause',
  ] as const),
  ...(['agreementNamesInstitution', 'isOrderShown', 'orderNamesInstitution'] as const),
];

function decisionIn(form: FormData, id: string, version: number): InputOf<typeof basisDecision> {
  const text = (name: string) => String(form.get(name) ?? '');
  const answers = Object.fromEntries(YES_OR_NO.map((name) => [name, text(name) === 'yes']));
  const choices = Object.fromEntries(
    ['clause', 'proposedBy', 'appointer', 'signedAfterwards', 'order'].map((name) => [
      name,
      text(name),
    ]),
  );
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

async function addPaper(api: Api, form: FormData, id: string): Promise<Done> {
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) {
    const problem = m.office_dispute_paper_choose();
    return {
      acted: { ...begun(form), problem, fields: { document: problem } },
      status: 422,
      code: 'document_empty',
    };
  }
  const kind = String(form.get('kind') ?? '') as InputOf<typeof officePaper>['kind']; // the contract refuses any other
  return told(form, await api(officePaper, { id, kind }, {}, file));
}

async function act<E extends Endpoint>(
  api: Api,
  form: FormData,
  endpoint: E,
  input: InputOf<E>,
): Promise<Done> {
  return told(form, await api(endpoint, input));
}

function begun(form: FormData): Acted {
  const typed = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  // Of several boxes of one name each is kept by itself.
  for (const paper of form.getAll('paper')) typed[`paper-${String(paper)}`] = 'yes';
  return { intent: typed.intent ?? '', about: typed.about ?? '', problem: null, fields: {}, typed };
}

function told(form: FormData, answer: Awaited<ReturnType<Api>>): Done {
  const base = begun(form);
  if (answer.outcome === 'refused') {
    const { message, fields = {}, code } = answer.error;
    return {
      acted: { ...base, problem: message || m.error_unexpected(), fields },
      status: answer.status,
      code,
    };
  }
  if (answer.outcome === 'unanswered')
    return {
      acted: { ...base, problem: m.office_dispute_unanswered() },
      status: 503,
      code: 'unanswered',
    };
  return { acted: { ...base, typed: {} }, status: 200, code: '' };
}
