import { momentInShort } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import type { ArchiveHead, TakenMessage, TakenPlace } from '../rules/contents.ts';
import { escaped, PAGE_ENDS, pageBegins, paragraph } from './html.ts';
import { placeWords, standingWords } from './words.ts';

type Pages = AsyncIterable<readonly TakenMessage[]>;

/** All that was said in a place, some messages at a time: there may be more of it than memory. */
export async function* talkPage(
  head: ArchiveHead,
  place: TakenPlace,
  pages: Pages,
): AsyncGenerator<string> {
  yield pageBegins(head, m.export_page_talk({ place: placeWords(place) }));
  if (place.isSealed) yield paragraph(m.export_page_sealed());
  yield paragraph(m.export_page_readers({ names: place.audience.join(', ') }));
  let isEmpty = true;
  for await (const messages of pages) {
    isEmpty &&= messages.length === 0;
    yield messages.map(messageSaid).join('');
  }
  if (isEmpty) yield paragraph(m.export_page_no_talk());
  yield PAGE_ENDS;
}

function messageSaid(message: TakenMessage): string {
  const { number, at, by, words, answers, mentions, papers } = message;
  const who = [by.name || m.talk_nobody(), standingWords[by.as](), ...by.parties].join(', ');
  const head = `<p><b>#${number} ${escaped(who)}</b> <span class="q">${escaped(momentInShort(at))}</span></p>\n`;
  const body = [
    answers === null ? '' : paragraph(m.export_page_answers({ number: answers }), 'q'),
    words === null ? '' : `<p class="w" dir="auto">${escaped(words)}</p>\n`,
    paragraph(mentions.map((name) => `@${name}`).join(' '), 'q'),
    paragraph(papers.length > 0 ? m.export_page_points({ titles: papers.join('; ') }) : '', 'q'),
    ...traces(message).map((one) => paragraph(one, 'q')),
  ];
  return `<article id="m${number}">${head}${body.join('')}</article>\n`;
}

/** What stays of a message that was changed, withdrawn, or moved to another place. */
function traces({ edits, editedAt, withdrawnAt, isMoved }: TakenMessage): string[] {
  return [
    ...(editedAt ? [m.export_page_edited({ count: edits, moment: momentInShort(editedAt) })] : []),
    ...(withdrawnAt
      ? [
          isMoved
            ? m.export_page_moved({ moment: momentInShort(withdrawnAt) })
            : m.export_page_withdrawn({ moment: momentInShort(withdrawnAt) }),
        ]
      : []),
  ];
}

/** The same for programs, as one JSON document. */
export async function* talkJson(
  head: ArchiveHead,
  place: TakenPlace,
  pages: Pages,
): AsyncGenerator<string> {
  const about = JSON.stringify({ archive: head.id, dispute: head.reference, at: head.at, place });
  yield `${about.slice(0, -1)},"messages":[`;
  let separator = '\n';
  for await (const messages of pages)
    for (const message of messages) {
      yield `${separator}${JSON.stringify(message)}`;
      separator = ',\n';
    }
  yield '\n]}\n';
}
