import { momentInShort } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { sideWords } from '#modules/offers/contract/words.ts';
import type { TakenDivision } from '../rules/settling.ts';
import { escaped, paragraph, table } from './html.ts';

/** The things that both sides divide, whose each would be, and the reader's own side's points. */
export function divisionSaid({ side, proposedAt, things, worth, ...stood }: TakenDivision): string {
  const isDivided = things.some(({ share }) => share !== null);
  const isGiven = things.some(({ points }) => points !== null);
  const rows = things.map(({ name, points, share }) => [
    `<span dir="auto">${escaped(name)}</span>`,
    ...(isDivided ? [escaped(whoseSaid(share))] : []),
    ...(isGiven ? [`${points ?? ''}`] : []),
  ]);
  return [
    paragraph(`${sideWords[side]()}, ${momentInShort(proposedAt)}`, 'q'),
    paragraph(stateSaid(stood)),
    table(
      [
        m.division_things(),
        ...(isDivided ? [m.division_whose()] : []),
        ...(isGiven ? [m.division_own_points()] : []),
      ],
      rows,
    ),
    worth === null ? '' : paragraph(m.division_worth({ worth })),
  ].join('');
}

type Stood = Pick<TakenDivision, 'state' | 'endedAs' | 'agreedAt'>;

function stateSaid({ state, endedAs, agreedAt }: Stood): string {
  if (endedAs === 'drawn_up') return m.division_drawn_up();
  if (endedAs === 'not_accepted') return m.division_none();
  if (state === 'ended') return m.division_stopped();
  return agreedAt ? m.division_list_agreed() : m.export_page_division_open();
}

function whoseSaid(share: TakenDivision['things'][number]['share']): string {
  if (!share) return '';
  const { over, under } = share;
  if (over === under) return m.division_yours();
  if (over === 0) return m.division_theirs();
  return m.division_parts({ own: `${over}/${under}`, theirs: `${under - over}/${under}` });
}
