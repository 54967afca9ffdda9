import { dayAt } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { speaking } from '#platform/language.ts';
import { pdfOf } from '#platform/pdf/engine.ts';
import type { DocumentPart } from '#platform/pdf/view.ts';
import { house } from '../letters/house.ts';
import { forBoth, labelWords } from '../letters/label.ts';
import type { LetterPaper } from '../letters.ts';
import { type AttemptRow, findAttempt } from '../store/attempts.ts';
import type { ServiceDeps } from './deps.ts';
import { type AttemptLetterContext, aboutAttempts } from './mail.ts';
import { officeCause } from './office-access.ts';

/**
 * The sheet that goes with a paper by post: to whom, from whom, with which number, as bars for the carrier's reader too, and
 * the code by which the recipient reads it on a telephone. The code stands here and not on the paper, because the paper is everybody's and the code is theirs.
 */
export async function postLabel(
  deps: ServiceDeps,
  viewer: Viewer,
  attemptId: string,
): Promise<Result<{ bytes: Buffer; name: string }, 'unknown' | 'not_post'>> {
  const attempt = await findAttempt(deps.db, attemptId);
  if (!attempt || !(await officeCause(deps.db, viewer, attempt.disputeId)))
    return refuse('unknown');
  if (attempt.channel !== 'post' && attempt.channel !== 'courier') return refuse('not_post');
  const about = await aboutAttempts(deps, [attempt]);
  const paper = about?.papers[0];
  if (!about || !paper) return refuse('unknown');
  const way =
    attempt.channel === 'post'
      ? 'Speed Post with proof of delivery'
      : `Courier ${attempt.carrier}`.trim();
  const mark = `${about.reference}-${attempt.id.slice(-6)}`;
  const bytes = await pdfOf({
    title: about.reference,
    author: house.company,
    subject: `Post in ${about.reference}`,
    language: `${about.language}-IN`,
    madeAt: deps.now(),
    above: [house.name, dayAt(deps.now())],
    parts: labelParts({ attempt, about, paper, way, mark }),
    foot: `${about.reference} · ${attempt.id}`,
  });
  return allow({ bytes, name: `${mark}.pdf` });
}

type Labelled = {
  attempt: AttemptRow;
  about: AttemptLetterContext;
  paper: LetterPaper;
  way: string;
  mark: string;
};

/** Of a sealed paper, which is told by its number alone. */
const SEALED = '–';

/** In the recipient's language; what carriers read stands in English beside it. */
function labelParts({ attempt, about, paper, way, mark }: Labelled): DocumentPart[] {
  const { language, code, link } = about;
  const title = paper.title ?? SEALED;
  const [own, english] = [
    speaking(language, () => labelWords({ title, code })),
    speaking('en', () => labelWords({ title, code })),
  ];
  const label = (of: 'to' | 'from' | 'by' | 'article' | 'posted' | 'contains' | 'hash' | 'mark') =>
    forBoth(language, own[of], english[of]);
  return [
    { heading: label('to') },
    { text: `${about.name}\n${attempt.address}` },
    {
      barcode: attempt.articleNumber ?? mark,
      said: attempt.articleNumber ? 'The number of the carrier' : 'Our mark',
    },
    { heading: label('from') },
    { text: [house.company, ...house.address, house.phone].join('\n') },
    {
      rows: [
        [label('by'), way],
        [label('article'), attempt.articleNumber ?? EMPTY],
        [label('posted'), attempt.postedOn ?? EMPTY],
        [label('contains'), `${own.title}, ${paper.number}`],
        [label('hash'), paper.hash],
        [label('mark'), attempt.id],
      ],
    },
    { heading: own.read },
    { qr: link, beside: [link, ...own.reading] },
  ];
}

const EMPTY = '________________________';
