import * as m from '#messages/all.ts';
import type { DocumentPart } from '#platform/pdf/view.ts';

/** Who answers, to whom, in which case. */
type Answering = {
  reference: string;
  code: string;
  to: string;
  isPerson: boolean;
  phone: string;
  address: readonly string[];
};

/** The last page of a notice: an answer for whoever has no telephone for it, to be torn off and sent by post. */
export function answerSheet(
  { reference, code, to, isPerson, phone, address }: Answering,
  choices: readonly string[],
): DocumentPart[] {
  return [
    { page: true },
    { heading: m.notice_paper_post() },
    { text: m.notice_paper_post_words({ phone }) },
    { strong: address.join('\n') },
    {
      rows: [
        [m.request_paper_reference(), reference],
        [m.notice_find_label(), code],
        [m.notice_paper_post_party(), to],
      ],
    },
    { text: m.notice_paper_post_tick() },
    { boxes: [...choices] },
    { fill: m.notice_paper_post_why(), lines: 4 },
    { text: m.notice_paper_post_papers() },
    { fill: m.notice_paper_post_name(), lines: 1 },
    // A company signs by somebody, and whoever reads it must know as what.
    ...(isPerson ? [] : [{ fill: m.notice_paper_post_capacity(), lines: 1 }]),
    { fill: m.notice_paper_post_reach(), lines: 1 },
    { fill: m.notice_paper_post_signature(), lines: 1 },
  ];
}
