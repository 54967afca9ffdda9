// `npm run bench`: figures and ratios, all from one run on one machine, never pass or fail. The product runs as it does
// in production. `npm run bench -- html links` runs those parts alone, `-- walk --seed 7` tells one walk; `npm run bench -- lighthouse /faqs /blogs` those pages.
import { cpus, loadavg } from 'node:os';
import { buildSite } from '../scripts/build.ts';
import { actsOf } from './acts.ts';
import { archiveOf } from './archive.ts';
import { archiveProofOf } from './archive-proof.ts';
import { awardsOf } from './awards.ts';
import { axeOf } from './axe.ts';
import { bulkOf } from './bulk.ts';
import { bundleOf } from './bundle.ts';
import { disputesOf } from './disputes.ts';
import { faultsOf } from './faults.ts';
import { firstVisitOf } from './first-visit.ts';
import { htmlOf } from './html.ts';
import { byHandOf, lighthouseOf } from './lighthouse.ts';
import { linksOf } from './links.ts';
import { matchingOf } from './matching.ts';
import { mixedOf } from './mixed.ts';
import { negotiationOf } from './negotiation.ts';
import { noticeOf } from './notice.ts';
import { pagesAsked } from './pages.ts';
import { type Product, startProduct } from './product.ts';
import { queueOf } from './queue.ts';
import { requestOf } from './request.ts';
import { searchOf } from './search.ts';
import { shiftOf } from './shift.ts';
import { signInsOf } from './sign-in.ts';
import { signaturesOf } from './signatures.ts';
import { sizeOf } from './size.ts';
import { streamsOf } from './streams.ts';
import { talkOf } from './talk.ts';
import { startsOf, throughputOf } from './throughput.ts';
import { uploadOf } from './upload.ts';
import { verifyOf } from './verify.ts';
import { walkOf } from './walk.ts';
import { weightOf } from './weight.ts';
import { workspaceOf } from './workspace.ts';

const PARTS: Record<string, (product: Product, asked: string[]) => Promise<void>> = {
  start: startsOf,
  load: throughputOf,
  streams: streamsOf,
  talk: talkOf,
  'first-visit': firstVisitOf,
  'sign-in': signInsOf,
  queue: queueOf,
  bulk: bulkOf,
  disputes: disputesOf,
  notice: noticeOf,
  mixed: mixedOf,
  request: requestOf,
  weight: ({ url }, asked) => weightOf(url, pagesAsked(asked)),
  shift: ({ url }, asked) => shiftOf(url, pagesAsked(asked)),
  html: ({ url }, asked) => htmlOf(url, asked),
  links: ({ url }) => linksOf(url),
  axe: ({ url }, asked) => axeOf(url, pagesAsked(asked)),
  'by-hand': ({ url }, asked) => byHandOf(url, asked.length > 0 ? asked : ['/', '/lets-talk']),
  lighthouse: ({ url }, asked) => lighthouseOf(url, pagesAsked(asked), asked.length > 0 ? 3 : 1),
};

/** Nothing is built for these, and no product is started: each runs alone, with the words behind its name. */
const ALONE: Record<string, (words: string[]) => Promise<void>> = {
  walk: walkOf,
  verify: verifyOf,
  size: sizeOf,
  signatures: signaturesOf,
  acts: actsOf,
  search: searchOf,
  bundle: bundleOf,
  upload: uploadOf,
  archive: archiveOf,
  'archive-proof': archiveProofOf,
  workspace: workspaceOf,
  matching: matchingOf,
  negotiation: negotiationOf,
  awards: awardsOf,
  faults: faultsOf,
};

async function main(words: string[]): Promise<void> {
  const [first = '', ...others] = words;
  if (Object.hasOwn(ALONE, first)) return ALONE[first]?.(others);
  const asked = words.filter((word) => word.startsWith('/'));
  const parts = words.filter((word) => !word.startsWith('/'));
  const unknown = parts.find((part) => !Object.hasOwn(PARTS, part));
  if (unknown)
    throw new Error(
      `There is no part "${unknown}". The parts are: ${[...Object.keys(PARTS), ...Object.keys(ALONE)].join(', ')}.`,
    );
  await buildSite((line) => console.log(line));
  console.log(
    `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.versions.node}`,
  );
  const product = await startProduct();
  for (const part of parts.length > 0 ? parts : Object.keys(PARTS)) {
    // Figures of a busy machine are worth little: how busy it was stands above each part.
    console.log(`\n[${part}; load average ${loadavg()[0]?.toFixed(1)}]`);
    await PARTS[part]?.(product, asked);
  }
  await product.close();
  if (parts.length === 0) await walkOf([]);
}

await main(process.argv.slice(2));
