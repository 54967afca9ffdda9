import { dayInWords } from '#kernel/day-words.ts';
import { dayAt } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import type { DocumentView } from '#platform/pdf/view.ts';
import { institution } from '../../../../content/institution.ts';

type Side = 'claimant' | 'respondent';
export type IndexLine = {
  number: string;
  title: string;
  party: string;
  receivedOn: string;
  sha256: string;
  struckAt: Date | null;
  fault: 'kind' | 'too_large' | 'damaged' | null;
};
export type BundleFront = {
  title: string;
  language: string;
  reference: string;
  madeAt: Date;
  parties: readonly { id: string; name: string; side: Side }[];
  papers: readonly IndexLine[];
  places: readonly ({ from: number; to: number } | null)[];
};

/** The cover and the index of a bundle: what is in it, on which page, and what could not be put into it, with its hash. */
export function bundleFront(front: BundleFront): DocumentView {
  const { title, reference, madeAt, language, papers, places, parties } = front;
  const named = (side: Side) =>
    parties.flatMap((one) => (one.side === side ? [one.name] : [])).join(', ');
  return {
    title,
    author: institution.name,
    subject: m.bundles_cover_subject({ reference }),
    language,
    madeAt,
    above: [reference, dayInWords(dayAt(madeAt))],
    foot: `${reference} · ${title}`,
    parts: [
      {
        rows: [
          [m.bundles_cover_claimant(), named('claimant')],
          [m.bundles_cover_respondent(), named('respondent')],
        ],
      },
      {
        table: {
          caption: m.bundles_index(),
          head: [
            m.bundles_index_number(),
            m.bundles_index_title(),
            m.bundles_index_received(),
            m.bundles_index_pages(),
          ],
          rows: papers.map((paper, at) => [
            paper.number,
            titleOf(paper, parties),
            dayInWords(paper.receivedOn),
            placeIn(places[at] ?? null),
          ]),
        },
      },
    ],
  };
}

function titleOf(paper: IndexLine, parties: BundleFront['parties']): string {
  const { title, party, struckAt, fault, sha256 } = paper;
  const who = parties.find(({ id }) => id === party)?.name ?? '';
  const struck = struckAt ? ` ${m.bundles_index_struck()}` : '';
  const kept = fault ? ` ${NOT_PRINTED[fault]()} SHA-256: ${inFours(sha256)}` : '';
  return `${title} (${who}).${struck}${kept}`;
}

const NOT_PRINTED = {
  kind: m.bundles_not_printed_kind,
  too_large: m.bundles_not_printed_large,
  damaged: m.bundles_not_printed_damaged,
};

function placeIn(place: { from: number; to: number } | null): string {
  if (!place) return '–';
  return place.from === place.to ? `${place.from}` : `${place.from}–${place.to}`;
}

/** A hash in parts that a line can be broken between. */
export function inFours(hash: string): string {
  return hash.replace(/(.{16})(?=.)/g, '$1 ');
}
