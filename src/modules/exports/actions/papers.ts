import { PAPER_ENDINGS } from '#kernel/document-types.ts';
import type { DisputeDocumentRow } from '#modules/disputes/actions/deps.ts';
import { recordFor } from '#modules/documents/actions/record.ts';
import { exhibitNumber } from '#modules/documents/rules/exhibits.ts';
import type { TakenExhibit, TakenPaper } from '../rules/contents.ts';
import { fileName, padded, withoutCollisions } from '../rules/names.ts';
import type { ExportsDeps } from './deps.ts';
import { readablePapers, type VisibleDispute } from './seeing.ts';

type Record = NonNullable<Awaited<ReturnType<typeof recordFor>>>;
type Exhibit = Record['exhibits'][number];
export type PlannedPaper = { document: DisputeDocumentRow; name: string };

/** Every paper that somebody may open, under the name that it has in an archive: of the record, filed otherwise, issued. */
export async function plannedPapers(
  { db }: Pick<ExportsDeps, 'db'>,
  seen: VisibleDispute,
  disputeId: string,
): Promise<PlannedPaper[]> {
  const record = await recordFor({ db }, seen.viewer, disputeId);
  const documents = await readablePapers(db, seen, disputeId);
  const exhibits = new Map(record?.exhibits.map((one) => [one.documentId, one]));
  const largest = Math.max(0, ...[...exhibits.values()].map(({ number }) => number));
  const filed = documents.filter(({ id, issuedNumber }) => !issuedNumber && !exhibits.has(id));
  const named = documents.map((document) => {
    const exhibit = exhibits.get(document.id);
    const number = exhibit
      ? recordNumber(exhibit, largest)
      : (document.issuedNumber?.split('/').at(-1) ??
        padded(filed.indexOf(document) + 1, filed.length));
    const folder = exhibit ? 'papers' : document.issuedNumber ? 'issued' : 'filed';
    const { title, type } = document;
    const name = fileName({ number, title, ending: PAPER_ENDINGS[type] ?? 'bin' });
    return { document, name: `${folder}/${name}` };
  });
  const sorted = named.sort((a, b) => (a.name < b.name ? -1 : 1));
  const names = withoutCollisions(sorted.map(({ name }) => name));
  return sorted.map(({ document }, at) => ({ document, name: names[at] ?? '' }));
}

function recordNumber({ side, number, version }: Exhibit, largest: number): string {
  const letter = side === 'claimant' ? 'C' : 'R';
  return `${letter}-${padded(number, largest)}${version > 1 ? ` v${version}` : ''}`;
}

/** What is told of papers beside their content. */
export async function takenPapers(
  { db }: Pick<ExportsDeps, 'db'>,
  seen: VisibleDispute,
  { disputeId, files }: { disputeId: string; files: ReadonlyMap<string, string> },
): Promise<TakenPaper[]> {
  const record = await recordFor({ db }, seen.viewer, disputeId);
  const documents = await readablePapers(db, seen, disputeId);
  const exhibits = new Map(record?.exhibits.map((one) => [one.documentId, one]));
  const names = new Map(record?.file.parties.map(({ id, name }) => [id, name]));
  return documents
    .flatMap((document): TakenPaper[] => {
      const file = files.get(document.id);
      const { id, title, type, issuedNumber, signer, partyId } = document;
      const exhibit = exhibits.get(id);
      if (file === undefined) return [];
      return [
        {
          file,
          size: Number(document.size),
          sha256: document.contentHash.toString('hex'),
          title,
          type,
          addedAt: document.addedAt.toISOString(),
          issued: issuedNumber ? { number: issuedNumber, signer: signer ?? '' } : null,
          filedBy: issuedNumber || !partyId ? null : (names.get(partyId) ?? null),
          exhibit: record && exhibit ? takenExhibit(record, exhibit) : null,
        },
      ];
    })
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

function takenExhibit({ file, answers, openings }: Record, exhibit: Exhibit): TakenExhibit {
  const { documentId: id, partyId, side, version, kind, receivedOn, struckAt } = exhibit;
  const nameOf = (party: string) => file.parties.find((one) => one.id === party)?.name ?? '';
  return {
    number: exhibitNumber(exhibit),
    version,
    side,
    kind,
    receivedOn,
    struck: struckAt && { at: struckAt.toISOString(), why: exhibit.struckWhy ?? '' },
    answers: (answers.get(id) ?? []).map(({ partyId: by, answer, why, at }) => ({
      party: nameOf(by),
      answer,
      why,
      at: at.toISOString(),
    })),
    opened: (openings.get(id) ?? [])
      .filter(({ partyId: by }) => by !== partyId)
      .map(({ partyId: by, at }) => ({ party: nameOf(by), at: at.toISOString() })),
  };
}
