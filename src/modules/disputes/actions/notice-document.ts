import { moneyInWords } from '#kernel/amounts.ts';
import { type Day, dayAt } from '#kernel/days.ts';
import type { Language } from '#kernel/language.ts';
import { columnOf, daysFor } from '#modules/clocks/rules/pack.ts';
import { currentSetting } from '#modules/institution/actions/current.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { pdfOf } from '#platform/pdf/engine.ts';
import {
  type ArbitrationNoticeContent,
  howToOpen,
  noticeHeading,
  noticeParts,
} from '../letters/notice.ts';
import type { RequestContent } from '../letters/request.ts';
import { limitationSummaryOf, requestedTermsOf } from '../rules/request-summary.ts';
import type { DisputeDocumentRow, DisputeRow, PartyRow } from '../store/disputes.ts';
import { limitsFor } from './limits.ts';
import { type DisputeFile, documentsIn } from './reading.ts';

/** The pass with which its party opens a notice (modules/response), and the day by which they should answer where it is known. */
export type NoticeFor = { code: string; url: string; dueOn: Day | null; language: Language };
export type NoticeRecipient = DisputeFile & { party: PartyRow };
type Deps = { db: Db; now: () => Date };

/** The notice as a letter on A4: the signed request, the code and its QR picture, the time, the choices, what if not, an answer by post. */
export async function noticeDocument(
  deps: Deps,
  noticed: NoticeRecipient,
  how: NoticeFor,
): Promise<Buffer> {
  const words = await noticeWords(deps, noticed, how);
  return speaking(how.language, () =>
    pdfOf({
      title: noticeHeading(words),
      author: 'Munch',
      subject: words.reference,
      language: `${how.language}-IN`,
      madeAt: deps.now(),
      parts: [{ qr: how.url, code: how.code, beside: howToOpen(words) }, ...noticeParts(words)],
      foot: words.reference,
    }),
  );
}

async function noticeWords(
  deps: Deps,
  noticed: NoticeRecipient,
  how: NoticeFor,
): Promise<ArbitrationNoticeContent> {
  const { dispute, party } = noticed;
  const { value: house } = await currentSetting(deps.db, 'facts', deps.now());
  const isInvitation = dispute.state === 'arb_invite';
  const invites = isInvitation || dispute.process !== 'arbitration';
  return {
    ...requestedIn(noticed, await documentsIn(deps.db, dispute.id), isInvitation),
    process: dispute.process,
    isInvitation,
    to: party.name,
    isPerson: party.kind === 'person',
    code: how.code,
    url: how.url,
    warningDays: warningDaysOf(dispute),
    phone: house.phone,
    email: house.email,
    // An invitation runs from the day on which it goes out, and an answer from the day on which the notice is received.
    dueOn: how.dueOn ?? (invites ? await invitedUntil(deps, noticed) : null),
    days: invites
      ? null
      : daysFor('answer', dayAt(dispute.filedAt), columnOf(dispute.process, dispute.track)),
    address: house.address.split('\n'),
  };
}

const ANSWERED_BY = ['agree_to_arbitrate', 'conciliation_invitation', 'mediation_consent'];

async function invitedUntil({ db, now }: Deps, file: DisputeFile): Promise<Day | null> {
  return (
    (await limitsFor(db, file, now())).findLast(({ row }) => ANSWERED_BY.includes(row))?.dueOn ??
    null
  );
}

/** The request as it was filed, for whoever it is made against. */
function requestedIn(
  file: DisputeFile,
  documents: readonly DisputeDocumentRow[],
  isInvitation: boolean,
): RequestContent {
  const { dispute, parties, claims, agreement, basis } = file;
  const names = (of: PartyRow['side']) =>
    parties.filter(({ side }) => side === of).map(({ name }) => name);
  return {
    reference: dispute.reference,
    filedOn: dayAt(dispute.filedAt),
    title: dispute.title,
    facts: dispute.facts,
    relief: dispute.relief,
    limitation: limitationSummaryOf(dispute),
    hash: dispute.filingHash.toString('hex'),
    terms: requestedTermsOf(file),
    claimants: names('claimant'),
    respondents: names('respondent'),
    currency: dispute.currency,
    basis: dispute.process === 'arbitration' && !isInvitation ? (basis?.basis ?? 'none') : null,
    sum:
      dispute.sumMinor === 0n
        ? ''
        : moneyInWords({ amount: dispute.sumMinor, currency: dispute.currency }),
    heads: claims
      .filter(({ isCounterclaim }) => !isCounterclaim)
      .map(({ head, amountMinor: amount, interestBasis, interestRate, interestFrom }) => ({
        head,
        amount,
        interestBasis,
        interestRate,
        interestFrom,
      })),
    agreement: agreement && {
      clause: agreement.clause,
      page: agreement.page,
      agreedOn: agreement.agreedOn,
      version: agreement.version,
    },
    papers: documents
      .filter(isOfRequest(file))
      .map(({ title, contentHash }) => ({ title, sha256: contentHash.toString('hex') })),
  };
}

/** The claimants' papers, which both sides read: those of the filing, and what was put right before it went out. */
function isOfRequest({ events, parties }: DisputeFile): (document: DisputeDocumentRow) => boolean {
  const outAt = events.find(
    ({ type }) => type === 'notice_dispatched' || type === 'invitation_sent',
  )?.at;
  const own = new Set(parties.filter(({ side }) => side === 'claimant').map(({ id }) => id));
  return ({ issuedNumber, partyId, audience, addedAt }) =>
    issuedNumber === null &&
    audience === 'parties' &&
    partyId !== null &&
    own.has(partyId) &&
    (outAt === undefined || addedAt <= outAt);
}

/** By the pack under which the dispute was filed, as its clock counts it. */
export function warningDaysOf({
  process,
  track,
  filedAt,
}: Pick<DisputeRow, 'process' | 'track' | 'filedAt'>): number | null {
  return daysFor('final_warning', dayAt(filedAt), columnOf(process, track));
}
