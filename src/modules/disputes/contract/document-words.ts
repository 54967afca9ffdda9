import { language } from '#kernel/language.ts';
import * as m from '#messages/all.ts';

// What the institution and its office wrote into the record stands there in English, once and for all, as it was hashed. Whoever
// reads a page in another language reads those of our own words in it; names, and what a person wrote, stay as they are.

type Pattern = readonly [RegExp, (found: readonly string[]) => string];

const TITLES: readonly Pattern[] = [
  [/^Notice of arbitration$/, () => m.paper_title_notice()],
  [/^Invitation to resolve a dispute$/, () => m.paper_title_invitation()],
  [/^Invitation to agree$/, () => m.paper_title_invitation_agree()],
  [/^Memo of defects$/, () => m.paper_title_memo()],
  [/^Record of the basis of appointment$/, () => m.paper_title_basis()],
  [/^Basis of the arbitration taken back$/, () => m.paper_title_basis_withdrawn()],
  [/^Court's order$/, () => m.paper_title_court_order()],
  [/^Submission agreement$/, () => m.paper_title_submission()],
  [/^Agreement relied on$/, () => m.paper_title_agreement_relied()],
  [/^Agreement$/, () => m.paper_title_agreement()],
  [/^Paper$/, () => m.paper_title_paper()],
  [/^Authority of (.+)$/s, ([name = '']) => m.paper_title_authority({ name })],
  [/^Substituted service, carried out$/, () => m.paper_title_substituted()],
  [/^Proof of delivery ?(.*)$/s, ([number = '']) => `${m.paper_title_delivery()} ${number}`.trim()],
  [
    /^Certificate of service, (.+?)( \(JSON\))?$/s,
    ([title = '', ending = '']) =>
      m.paper_title_certificate({ title: titleInWords(title) }) + ending,
  ],
  [/^Agreement to arbitration$/, () => m.case_consent_kind_submission()],
  [/^Agreement to the fast track$/, () => m.case_consent_kind_fast_track()],
  [/^Agreement to talk$/, () => m.case_consent_kind_talks()],
  [/^Disclosure of the arbitrator$/, () => m.paper_title_disclosure()],
  [/^Notice of the appointment of the arbitrator$/, () => m.paper_title_appointment()],
  [/^Later disclosure of the arbitrator$/, () => m.paper_title_circumstances()],
  [/^Later disclosure$/, () => m.paper_title_circumstances_talks()],
  [/^Nothing to disclose$/, () => m.paper_title_no_circumstances()],
  [/^Final warning$/, () => m.service_warning_title()],
  [/^The case goes on without a respondent$/, () => m.service_absence_title()],
  [/^A service is taken back$/, () => m.service_reversal_title()],
  [/^Answer, (.+)$/s, ([number = '']) => `${m.notice_kind_answer()}, ${number}`],
  [
    /^Objection: you may not decide this, (.+)$/s,
    ([number = '']) => `${m.notice_kind_objection()}, ${number}`,
  ],
  [/^Offer to pay, (.+)$/s, ([number = '']) => `${m.notice_kind_offer()}, ${number}`],
  [/^Counterclaim, (.+)$/s, ([number = '']) => `${m.notice_kind_counterclaim()}, ${number}`],
  [
    /^Request to open the case again, (.+)$/s,
    ([number = '']) => `${m.notice_kind_reopening()}, ${number}`,
  ],
];

const SIGNERS: readonly Pattern[] = [
  [/^The Registry, (.+)$/s, ([name = '']) => m.service_paper_registry({ name })],
  [/^(.+), case officer(?:, .+)?$/s, ([name = '']) => m.paper_signer_officer({ name })],
  [/^(.+), registrar(?:, .+)?$/s, ([name = '']) => m.paper_signer_registrar({ name })],
  [
    /^Whoever opened the notice to (.+); nothing was shown$/s,
    ([name = '']) => m.paper_signer_unproved({ name }),
  ],
  [
    /^(.+), by a one-time code to (.+)$/s,
    ([name = '', contact = '']) => m.paper_signer_code({ name, contact }),
  ],
  [/^(.+), for (.+)$/s, ([name = '', party = '']) => m.paper_signer_for({ name, party })],
];

const REASONS: readonly Pattern[] = [
  [
    /^The registration fee was waived by the registrar’s order on the invoice\.$/,
    () => m.case_reason_waived(),
  ],
];

/** Acts by the title under which a reader finds them; of a rule of the house its source is what counts. */
const LAWS: readonly (readonly [RegExp, (sections: string) => string])[] = [
  [
    /\bACA ss?\. ([0-9]+[A-Z]?(?:\([0-9a-z]+\))*(?:(?:,| and) (?:s\. )?[0-9(][0-9A-Z()a-z]*)*)/,
    (sections) => m.case_law_aca({ sections }),
  ],
  [
    /\bMediation Act 2023 ss?\. ([0-9]+(?:\([0-9]+\))*)/,
    (sections) => m.case_law_mediation({ sections }),
  ],
];

function matched(text: string, patterns: readonly Pattern[]): string {
  if (language() === 'en') return text;
  for (const [pattern, words] of patterns) {
    const found = pattern.exec(text);
    if (found) return words(found.slice(1).map((one) => one ?? ''));
  }
  return text;
}

/** The title of a paper, where it is one of ours. */
export function titleInWords(title: string): string {
  return matched(title, TITLES);
}

/** Who signed a paper, and in which office. */
export function signerInWords(signer: string): string {
  return matched(signer, SIGNERS);
}

/** Why something happened, where the house itself gave the reason. */
export function houseReasonInWords(why: string): string {
  return matched(why, REASONS);
}

/** By which rule a limit counts: in English as the pack has it; else the section, and whether it is a rule of the house. */
export function citationInWords(citation: string): string {
  if (language() === 'en') return citation;
  const sections = LAWS.flatMap(([law, words]) => {
    const [, found] = law.exec(citation) ?? [];
    return found === undefined ? [] : [words(found.replace(/ and (?:s\. )?/g, ', '))];
  });
  const house = citation.startsWith('Institution') ? [m.case_law_house()] : [];
  const said = [...house, ...sections];
  return said.length > 0 ? said.join(', ') : citation;
}
