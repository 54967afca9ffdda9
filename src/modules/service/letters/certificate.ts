import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { signerInWords, titleInWords } from '#modules/disputes/contract/document-words.ts';
import type { DocumentPart } from '#platform/pdf/view.ts';
import type { Certificate } from '../rules/certificate.ts';
import type { ReceiptBasis, ServedBy } from '../rules/words.ts';

const ways: Record<ServedBy, () => string> = {
  portal: m.certificate_by_portal,
  electronic: m.certificate_by_electronic,
  delivered_post: m.certificate_by_post,
  substituted: m.certificate_by_substituted,
};

const places: Record<ReceiptBasis, () => string> = {
  personal: m.certificate_at_personal,
  business: m.certificate_at_business,
  residence: m.certificate_at_residence,
  mailing: m.certificate_at_mailing,
  last_known_deemed: m.certificate_at_last_known,
};

/** What is certified, in the language of the case: it stands before the English that is signed and that a program checks. */
export function certificateInWords({
  dispute,
  paper,
  recipient,
  service,
  signer,
}: Certificate): DocumentPart[] {
  return [
    {
      text: m.certificate_words({
        name: recipient.name,
        title: titleInWords(paper.title),
        day: dayInWords(service.on),
      }),
    },
    {
      rows: [
        [m.certificate_dispute(), dispute.reference],
        [m.certificate_paper(), `${titleInWords(paper.title)}, ${paper.number}`],
        [m.certificate_recipient(), recipient.name],
        [m.certificate_received(), dayInWords(service.on)],
        [m.certificate_how(), ways[service.by]()],
        [m.certificate_where(), places[service.basis]()],
        [m.certificate_signed(), signerInWords(signer)],
      ],
    },
    { text: m.certificate_english_follows() },
  ];
}

export function certificateTitle(): string {
  return m.certificate_title();
}
