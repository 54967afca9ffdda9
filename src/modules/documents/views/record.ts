import type { OutputOf } from '#kernel/endpoint.ts';
import type { RecordReading } from '../actions/record.ts';
import type { PaperNumbers, RecordPageReading } from '../actions/record-page.ts';
import type { paperNumbers, recordOfPapers } from '../contract/papers.ts';
import { exhibitNumber } from '../rules/exhibits.ts';

type View = OutputOf<typeof recordOfPapers>;

/** The record as one of its readers sees it, with what they may do with each paper. */
export function recordView(record: RecordReading): View {
  const { file, exhibits, filesFor, reaches } = record;
  return {
    parties: file.parties.map(({ id, name, side }) => ({ id, name, side })),
    papers: exhibits.map((exhibit) => paperView(record, exhibit)),
    issues: [...record.issues.values()],
    page: null,
    versions: [],
    replaceable: [],
    reaches,
    filesFor: filesFor.map(({ id, name }) => ({ id, name })),
    may: filesFor.length > 0 ? ['file'] : [],
  };
}

/** The same of a page of it, with what the page needs of its neighbours. */
export function recordPageView(record: RecordPageReading): View {
  const { page, versions, replaceable } = record;
  const runs = Map.groupBy(versions, ({ side, number }) => `${side} ${number}`);
  return {
    ...recordView(record),
    page,
    versions: [...runs.values()].flatMap((run) =>
      run.length === 1
        ? []
        : run.map((one) => ({
            id: one.documentId,
            number: exhibitNumber(one),
            first: exhibitNumber({ ...one, version: 1 }),
            receivedOn: one.receivedOn,
          })),
    ),
    replaceable: replaceable.map((one) => ({
      id: one.documentId,
      number: exhibitNumber(one),
      title: one.title,
    })),
  };
}

export function paperNumbersView({
  papers,
  listed,
  filesFor,
}: PaperNumbers): OutputOf<typeof paperNumbers> {
  return {
    all: papers.length,
    papers: listed.map((one) => ({
      id: one.documentId,
      number: exhibitNumber(one),
      title: one.title,
      type: one.type,
      isStruck: one.struckAt !== null,
    })),
    may: filesFor.length > 0 ? ['file'] : [],
  };
}

type Exhibit = RecordReading['exhibits'][number];

/** A paper of the record, as far as its reader sees it. */
export function paperView(record: RecordReading, exhibit: Exhibit): View['papers'][number] {
  const { documentId: id, partyId: party, struckAt, struckWhy, document, isSealed } = exhibit;
  return {
    id,
    party,
    number: exhibitNumber(exhibit),
    version: exhibit.version,
    side: exhibit.side,
    title: isSealed ? '' : document.title,
    kind: exhibit.kind,
    type: document.type,
    size: Number(document.size),
    sha256: document.contentHash.toString('hex'),
    issues: isSealed ? [] : issuesOf(record, id),
    receivedOn: exhibit.receivedOn,
    filedAt: exhibit.filedAt.toISOString(),
    struck: struckAt
      ? { at: struckAt.toISOString(), why: isSealed ? '' : (struckWhy ?? '') }
      : null,
    answers: answersTo(record, exhibit),
    opened: (record.openings.get(id) ?? [])
      .filter(({ partyId }) => partyId !== party)
      .map(({ partyId, personId, at }) => ({
        party: partyId,
        person: record.openedBy.get(personId ?? '') ?? '',
        at: at.toISOString(),
      })),
    isSealed,
    seal: sealOf(record, id),
    words: isSealed ? null : wordsView(record, id),
    may: mayWith(record, exhibit),
  };
}

function wordsView({ texts }: RecordReading, id: string): View['papers'][number]['words'] {
  const [text] = texts.get(id) ?? [];
  if (!text) return null;
  const { state, pages, pagesRead, isCut, fault } = text;
  return { state, pages, pagesRead, isCut, fault };
}

function issuesOf({ issues, issuesOfPapers }: RecordReading, id: string): string[] {
  const own = issuesOfPapers.get(id) ?? [];
  return own.flatMap(({ issueId }) => issues.get(issueId) ?? []);
}

/** What is said of a paper may say what stands in it: of a sealed one somebody reads what they said themselves. */
function answersTo(
  { answers, standing }: RecordReading,
  { documentId: id, isSealed }: Exhibit,
): View['papers'][number]['answers'] {
  return (answers.get(id) ?? []).map(({ partyId, answer, why, at }) => ({
    party: partyId,
    answer,
    why: isSealed && !standing.partyIds.includes(partyId) ? '' : why,
    at: at.toISOString(),
  }));
}

function sealOf({ seals }: RecordReading, id: string): View['papers'][number]['seal'] {
  for (const seal of seals.get(id) ?? []) {
    const { state, askedAt, askedWhy, decidedAt, decidedWhy, readers } = seal;
    if (state === 'asked' && askedAt)
      return { state, why: askedWhy ?? '', at: askedAt.toISOString(), readers };
    if (state === 'ordered' && decidedAt)
      return { state, why: decidedWhy ?? '', at: decidedAt.toISOString(), readers };
  }
  return null;
}

function mayWith(
  record: RecordReading,
  { side, partyId, struckAt, isSealed, documentId }: Exhibit,
): View['papers'][number]['may'] {
  const {
    standing: { as, partyIds },
    filesFor,
  } = record;
  if (as === 'registrar') return ['decide_seal'];
  if (filesFor.length === 0 || isSealed) return [];
  const asking = sealOf(record, documentId) === null ? (['ask_seal'] as const) : [];
  if (struckAt !== null) return [...asking];
  if (partyIds.includes(partyId)) return ['strike', 'replace', ...asking];
  return as === side ? [...asking] : ['answer', ...asking];
}
