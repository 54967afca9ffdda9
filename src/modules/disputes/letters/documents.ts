import { dayInShort } from '#kernel/day-words.ts';
import type { Day } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import { consentKinds, consentWays, shownWords } from '../contract/consent-words.ts';
import { citationInWords, signerInWords } from '../contract/document-words.ts';
import { basisWords, findingWords } from '../contract/gate-words.ts';
import { itemWords } from '../contract/item-words.ts';
import type { ConsentKind, IdentifiedBy } from '../rules/consents.ts';
import type { BasisFindings, Judgement } from '../rules/gate.ts';
import { type CheckItem, lawOf } from '../rules/scrutiny.ts';
import type { AppointmentBasis, Process } from '../rules/words.ts';
import { findingInWords, missingWords } from './words.ts';

/** What a paper of the institution says. The stamp (number, hash) stands in the row of the document. */
export type DocumentText = {
  title: string;
  reference: string;
  day: string;
  facts: readonly (readonly [name: string, said: string])[];
  /** With `page` it begins on a page of its own. */
  parts: readonly { heading: string; text: string; page?: boolean }[];
  signer: string;
  foot: string;
};

export type DocumentHeading = {
  reference: string;
  claimants: string;
  respondents: string;
  day: Day;
  signer: string;
};
export type Defect = { item: CheckItem; note: string; correction: string };

function headed(
  { reference, claimants, respondents, day, signer }: DocumentHeading,
  title: string,
): Omit<DocumentText, 'parts'> {
  return {
    title,
    reference,
    day: dayInShort(day),
    signer,
    foot: m.office_dispute_paper_foot({ reference }),
    facts: [
      [m.office_dispute_claimants(), claimants],
      [m.office_dispute_respondents(), respondents],
    ],
  };
}

function sidesOf({ claimants, respondents }: DocumentHeading): DocumentText['facts'] {
  return [
    [m.dispute_paper_claimants(), claimants],
    [m.dispute_paper_respondents(), respondents],
  ];
}

function defectPart(process: Process, { item, note, correction }: Defect, number: number) {
  return {
    heading: `${number}. ${itemWords[item]()} (${citationInWords(lawOf(item, process))})`,
    text: `${m.dispute_memo_wanting()}: ${note}\n${m.dispute_memo_mend()}: ${correction}`,
  };
}

type Memo = { process: Process; defects: readonly Defect[]; lastOn: Day | null };

/** Law and lifecycle 6.3: what is wanting, how it is mended, and until when; in the language that is being spoken. */
export function memoText(
  heading: DocumentHeading,
  { process, defects, lastOn }: Memo,
): DocumentText {
  const intro = lastOn ? m.dispute_memo_until({ day: dayInShort(lastOn) }) : m.dispute_memo_intro();
  return {
    ...headed(heading, m.dispute_memo()),
    facts: sidesOf(heading),
    parts: [
      { heading: '', text: intro },
      ...defects.map((defect, at) => defectPart(process, defect, at + 1)),
      { heading: '', text: m.dispute_memo_otherwise() },
    ],
  };
}

/** The memo in the words of whoever reads it: who signed it too, which the record has in English. */
export function ownMemoText(heading: DocumentHeading, memo: Memo): DocumentText {
  return memoText({ ...heading, signer: signerInWords(heading.signer) }, memo);
}

export type BasisRecordContent = {
  basis: AppointmentBasis;
  findings: BasisFindings;
  missing: Judgement['missing'];
  reasons: string;
  papers: readonly { title: string; hash: string; page: string }[];
  /** The consents that count at this moment, where the basis is everybody's agreement: each by its number and hash. */
  consents: readonly {
    number: string;
    signer: string;
    hash: string;
    shownBy: readonly { method: IdentifiedBy; note: string }[];
  }[];
};

/** Law and lifecycle 3.3: who decided what, on which papers, and why. It is printed into the award's annexure. */
export function basisText(
  heading: DocumentHeading,
  { basis, findings, missing, reasons, papers, consents }: BasisRecordContent,
): DocumentText {
  const found = (Object.keys(findings) as (keyof BasisFindings)[]).map(
    (name) => `${findingWords[name]()}: ${findingInWords(findings, name)}`,
  );
  return {
    ...headed(heading, m.office_dispute_basis_record()),
    parts: [
      { heading: m.office_dispute_basis_decision(), text: basisWords[basis]() },
      { heading: m.office_dispute_basis_reasons(), text: reasons },
      { heading: m.office_dispute_basis_findings(), text: found.join('\n') },
      ...(missing.length > 0
        ? [
            {
              heading: m.office_dispute_basis_missing(),
              text: missing
                .map(({ basis: way, what }) => `${way}: ${missingWords[what]()}`)
                .join('\n'),
            },
          ]
        : []),
      {
        heading: m.office_dispute_basis_papers(),
        text:
          papers
            .map(({ title, hash, page }) => `${title}${page ? `, ${page}` : ''} (SHA-256 ${hash})`)
            .join('\n') || m.office_dispute_none(),
      },
      ...(consents.length > 0
        ? [
            {
              heading: m.office_consents(),
              text: consents
                .map(
                  ({ number, signer, hash, shownBy }) =>
                    `${number}: ${signer} (SHA-256 ${hash}). ${shownBy.map(shownLine).join('; ')}`,
                )
                .join('\n'),
            },
          ]
        : []),
      { heading: '', text: m.office_dispute_basis_silence() },
    ],
  };
}

function shownLine({
  method,
  note,
}: BasisRecordContent['consents'][number]['shownBy'][number]): string {
  return [shownWords[method](), note].filter(Boolean).join(': ');
}

export type ConsentContent = {
  kind: ConsentKind;
  text: string;
  hash: string;
  party: string;
  way: keyof typeof consentWays;
  shownBy: IdentifiedBy | null;
};

/** A consent as a paper of the record (invariant I5): the exact words, their hash, who gave it, and what is known of them. */
export function consentDocument(
  heading: DocumentHeading,
  { kind, text, hash, party, way, shownBy }: ConsentContent,
): DocumentText {
  const head = headed(heading, consentKinds[kind]());
  return {
    ...head,
    facts: [
      ...head.facts,
      [m.office_consent_party(), party],
      [m.office_consent_way(), consentWays[way]()],
    ],
    parts: [
      { heading: m.office_consent_words(), text },
      { heading: '', text: `SHA-256 ${hash}` },
      {
        heading: m.office_consent_identity(),
        text: shownBy ? shownWords[shownBy]() : m.office_consent_not_shown(),
      },
    ],
  };
}

/** The record that a basis was taken back, and all that follows from it. */
export function withdrawnText(
  heading: DocumentHeading,
  { basis, reasons }: { basis: AppointmentBasis; reasons: string },
): DocumentText {
  return {
    ...headed(heading, m.office_basis_withdrawn()),
    parts: [
      {
        heading: m.office_dispute_basis_decision(),
        text: m.office_basis_withdrawn_was({ basis: basisWords[basis]() }),
      },
      { heading: m.office_dispute_basis_reasons(), text: reasons },
      { heading: m.office_basis_withdrawn_follows(), text: m.office_basis_withdrawn_effects() },
    ],
  };
}

/** What goes out where no basis was shown: an invitation, and nothing else. */
export function invitationText(
  heading: DocumentHeading,
  { lastOn, process }: { lastOn: Day | null; process: string },
): DocumentText {
  const intro =
    process === 'arbitration'
      ? m.office_dispute_invitation_arbitration()
      : m.office_dispute_invitation_other();
  return {
    ...headed(heading, m.office_dispute_invitation()),
    parts: [
      { heading: '', text: intro },
      ...(lastOn
        ? [{ heading: '', text: m.office_dispute_invitation_until({ day: dayInShort(lastOn) }) }]
        : []),
      { heading: m.office_dispute_invitation_free(), text: m.office_dispute_invitation_silence() },
    ],
  };
}

export type InvocationNotice = {
  basis: AppointmentBasis;
  title: string;
  sum: string;
  relief: string;
  clause: string;
};

/** ACA s. 21: the request, as it is sent to be received. */
export function noticeText(
  heading: DocumentHeading,
  { basis, title, sum, relief, clause }: InvocationNotice,
): DocumentText {
  return {
    ...headed(heading, m.office_dispute_notice()),
    parts: [
      { heading: '', text: m.office_dispute_notice_intro() },
      { heading: m.office_dispute_about(), text: title },
      { heading: m.office_dispute_sum(), text: sum },
      { heading: m.office_dispute_relief(), text: relief || m.office_dispute_none() },
      { heading: m.office_dispute_clause(), text: clause || m.office_dispute_none() },
      { heading: m.office_dispute_basis_decision(), text: basisWords[basis]() },
      { heading: '', text: m.office_dispute_notice_rights() },
    ],
  };
}
