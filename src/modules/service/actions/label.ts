import { dayAt } from '#kernel/dates.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { type Block, sheetOf } from '#platform/pdf/sheet.ts';
import { house } from '../letters/house.ts';
import { findAttempt } from '../store/ledger.ts';
import { officeCause } from './acting.ts';
import type { ServiceDeps } from './deps.ts';
import { aboutAttempt } from './mail.ts';

/**
 * The sheet that goes with a paper by post: to whom, from whom, with which number, as bars for the carrier's reader too, and
 * the code by which the recipient reads it on a telephone. The code stands here and not on the paper, because the paper is everybody's and the code is hers.
 */
export async function postLabel(
  deps: ServiceDeps,
  viewer: Viewer,
  attemptId: string,
): Promise<Result<{ bytes: Buffer; name: string }, 'unknown' | 'not_post'>> {
  const attempt = await findAttempt(deps.db, attemptId);
  if (!attempt || !(await officeCause(deps.db, viewer, attempt.dispute_id))) return refuse('unknown');
  if (attempt.channel !== 'post' && attempt.channel !== 'courier') return refuse('not_post');
  const about = await aboutAttempt(deps, attempt);
  if (!about) return refuse('unknown');
  const way = attempt.channel === 'post' ? 'Speed Post with proof of delivery' : `Courier ${attempt.carrier}`.trim();
  const mark = `${about.reference}-${attempt.id.slice(-6)}`;
  const blocks: Block[] = [
    { heading: 'To' },
    { text: `${about.name}\n${attempt.address}` },
    { barcode: attempt.article_number ?? mark, said: attempt.article_number ? 'The number of the carrier' : 'Our mark' },
    { heading: 'From' },
    { text: [house.company, ...house.address, house.phone].join('\n') },
    {
      rows: [
        ['By', way],
        ['Article number', attempt.article_number ?? '________________________'],
        ['Posted on', attempt.posted_on ?? '________________________'],
        ['Contains', `${about.title}, ${about.number}`],
        ['SHA-256 of it', about.hash],
        ['Our mark', attempt.id],
      ],
    },
    { heading: 'Read it on a telephone' },
    { qr: about.link, said: `${about.link}${about.code ? `\nCode: ${about.code}` : ''}\nReading needs no account.` },
  ];
  const bytes = await sheetOf({
    ...{ title: about.reference, author: house.company, subject: `Post in ${about.reference}`, language: 'en-IN', madeAt: deps.now() },
    ...{ head: `${house.name} · ${dayAt(deps.now())}`, blocks, foot: `${about.reference} · ${attempt.id}` },
  });
  return allow({ bytes, name: `${mark}.pdf` });
}
