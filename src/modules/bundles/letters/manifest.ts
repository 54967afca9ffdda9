import { dayInShort, dayInWords } from '#kernel/day-words.ts';
import { dayAt } from '#kernel/days.ts';
import { momentInWords } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { kindWords } from '#modules/documents/contract/kind-words.ts';
import type { ExhibitKind } from '#modules/documents/rules/exhibits.ts';
import type { DocumentView } from '#platform/pdf/view.ts';
import { institution } from '../../../../content/institution.ts';
import { inFours } from './front.ts';

export type ManifestLine = {
  number: string;
  title: string;
  kind: ExhibitKind;
  side: 'claimant' | 'respondent';
  party: string;
  receivedOn: string;
  /** Null where it has none, or nobody has counted them yet. */
  pages: number | null;
  sha256: string;
  struckAt: Date | null;
};
export type PrintedManifest = {
  reference: string;
  /** For whom: others may see more, or less. */
  viewer: string;
  language: string;
  at: Date;
  parties: readonly { id: string; name: string }[];
  papers: readonly ManifestLine[];
};

/** The papers of a record as a list to print: each with its number, what it is, whose, since when, how long, and its hash. */
export function manifestDocument(manifest: PrintedManifest): DocumentView {
  const { reference, viewer, language, at, parties, papers } = manifest;
  return {
    title: m.manifest_document_title(),
    author: institution.name,
    subject: m.manifest_document_subject({ reference }),
    language,
    madeAt: at,
    above: [reference, dayInWords(dayAt(at))],
    foot: `${reference} · ${m.manifest_document_title()}`,
    parts: [
      {
        text: m.manifest_document_lead({
          count: papers.length,
          name: viewer,
          moment: momentInWords(at),
        }),
      },
      { text: m.manifest_document_check() },
      {
        table: {
          caption: m.manifest_document_title(),
          head: [
            m.bundles_index_number(),
            m.bundles_index_title(),
            m.bundles_index_received(),
            m.bundles_index_pages(),
            'SHA-256',
          ],
          rows: papers.map((paper) => [
            paper.number,
            describedIn(paper, parties),
            dayInShort(paper.receivedOn),
            paper.pages === null ? '–' : String(paper.pages),
            inFours(paper.sha256),
          ]),
        },
      },
    ],
  };
}

const sideWords = { claimant: m.case_claimant, respondent: m.case_respondent };

function describedIn(
  { title, kind, side, party, struckAt }: ManifestLine,
  parties: PrintedManifest['parties'],
): string {
  const who = parties.find(({ id }) => id === party)?.name ?? '';
  return [
    title,
    kindWords[kind](),
    `${sideWords[side]()}: ${who}`,
    ...(struckAt ? [m.bundles_index_struck()] : []),
  ].join('\n');
}
