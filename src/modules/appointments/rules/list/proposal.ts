import { addDays, type Day, daysBetween } from '#kernel/days.ts';
import { isAway, type Leave } from '#modules/panel/rules/leave.ts';
import type { Because } from '../affiliates/affiliates.ts';
import type { Digest } from '../draw.ts';
import { type Bar, barsOf } from '../matching/eligible.ts';
import {
  expertise,
  sharedTerms,
  type TermVector,
  termCounts,
  termVector,
  termWeights,
} from '../matching/expertise.ts';
import { type Merits, type Scored, shortlist, type Weights } from '../matching/shortlist.ts';
import { type Stem, termsIn } from '../matching/terms.ts';
import { LISTS } from '../strike-and-rank.ts';
import {
  affiliationOf,
  appointedBy,
  type NamedIn,
  type Tie,
  type ToCompare,
  tiesOf,
} from './ties.ts';

/** Somebody of the panel, as far as a list asks. */
export type Panellist = ToCompare & {
  id: string;
  /** Their place on the list of arbitrators. */
  standing: 'active' | 'on_leave' | 'suspended';
  languages: readonly string[];
  /** What they or the public say of their work, each a text. */
  texts: readonly string[];
  freeOn: readonly Day[];
  /** From day to day, both away. */
  leaves: readonly Leave[];
  /** The most disputes at once that they take; 0 where they named none. */
  capacity: number;
  /** Of appointments here: those that go on, and all. */
  open: number;
  appointments: number;
  concluded: number;
};

type Asking = NamedIn & {
  /** What the dispute is about, in the parties' words. */
  words: string;
  language: string;
  today: Day;
};

/** What stands behind a score, so that each part of it can be said in a sentence. */
export type NameEvidence = {
  words: string[];
  texts: number;
  languages: string[];
  freeInDays: number | null;
  open: number;
  most: number;
  concluded: number;
  /** Appointments by the parties' groups in 36 months (Fifth Schedule, item 22). */
  byParties: number;
};

export type Proposed = Scored & { evidence: NameEvidence };
/** With each step of the way by which they belong to somebody in the dispute. */
type Considered = { id: string; bars: Bar[]; ties: Tie[]; because?: Because[] };
export type Proposal = { named: Proposed[]; reserve: Proposed[]; barred: Considered[] };

/** Who named no free day is taken to be free at the end of the window, and says so. */
const UNNAMED_DAYS = 30;
/** Who named no capacity is taken to have the usual one. */
const USUAL_CAPACITY = 10;

/** Who may be named in a dispute and in which order, who may not and why, from the same input always the same (algorithms 2.2). */
export function propose(
  members: readonly Panellist[],
  asking: Asking,
  by: { weights: Weights; draw: { seed: string; digest: Digest }; stem: Stem },
): Proposal {
  const looked = members.map((member) => ({
    member,
    bars: barsOf(asCandidate(member, asking), needOf(asking)),
    ties: tiesOf(member, asking, asking.today),
    because: affiliationOf(member, asking)?.because ?? [],
  }));
  const free = looked.filter(({ bars, ties }) => bars.length + ties.length === 0);
  const known = expertiseIn(
    free.map(({ member }) => member),
    asking.words,
    by.stem,
  );
  const evidenceOf = new Map(
    free.map(({ member }) => [member.id, evidence(member, known.get(member.id), asking)]),
  );
  const merits = free.map(({ member }) => meritsOf(member, known.get(member.id), asking.today));
  const { named, reserve } = shortlist(merits, { ...by, names: LISTS[1].names });
  const shown = (one: Scored): Proposed[] => {
    const found = evidenceOf.get(one.id);
    return found ? [{ ...one, evidence: found }] : [];
  };
  return {
    named: named.flatMap(shown),
    reserve: reserve.flatMap(shown),
    barred: looked
      .filter(({ bars, ties }) => bars.length + ties.length > 0)
      .map(({ member: { id }, bars, ties, because }) => ({
        ...{ id, bars, ties },
        ...(because.length > 0 ? { because } : {}),
      })),
  };
}

function needOf({ language }: Asking) {
  return {
    process: 'arbitration' as const,
    languages: [language],
    qualifications: [],
    nationalitiesOfParties: [],
    amount: 0n,
    withinDays: UNNAMED_DAYS,
    feeAtMost: null,
  };
}

/** The panel asks nobody for a nationality, a largest amount or a fee for the whole, so that none of them bars here. */
function asCandidate(member: Panellist, { today }: Asking) {
  return {
    id: member.id,
    isSuspended: member.standing === 'suspended',
    hasConflict: false,
    processes: ['arbitration' as const],
    languages: spokenBy(member.languages),
    qualifications: [],
    nationality: '',
    amountAtMost: null,
    freeInDays: member.standing === 'on_leave' ? null : freeWithin(member, today),
    fee: 0n,
    open: member.open,
    most: mostOf(member),
  };
}

/** A profile names languages in words of its own. */
const CALLED: Readonly<Record<string, RegExp>> = {
  en: /english|अंग्रेज़?ी|इंग्रजी/iu,
  hi: /hindi|हिन्दी|हिंदी/iu,
  mr: /marathi|मराठी/iu,
};

export function spokenBy(named: readonly string[]): string[] {
  return Object.keys(CALLED).filter((one) => named.some((name) => CALLED[one]?.test(name)));
}

/** The most disputes at once that somebody takes. */
export const mostOf = ({ capacity }: Pick<Panellist, 'capacity'>): number =>
  capacity > 0 ? capacity : USUAL_CAPACITY;

/** A day that they named and on which they are not away. */
function freeIn({ freeOn, leaves }: Panellist, today: Day): number | null {
  const first = freeOn.filter((day) => day >= today && !isAway(leaves, day)).toSorted()[0];
  return first === undefined ? null : daysBetween(today, first);
}

/** Null for whoever has no day before the end of the window, because they are away then. */
function freeWithin(member: Panellist, today: Day): number | null {
  const end = addDays(today, UNNAMED_DAYS);
  return freeIn(member, today) ?? (isAway(member.leaves, end) ? null : UNNAMED_DAYS);
}

type Known = { expertise: number; words: string[] } | undefined;

function meritsOf(member: Panellist, known: Known, today: Day): Merits {
  return {
    id: member.id,
    expertise: known?.expertise ?? 0,
    texts: member.texts.length,
    concluded: member.concluded,
    freeInDays: freeIn(member, today) ?? UNNAMED_DAYS,
    open: member.open,
    most: mostOf(member),
    // No limit of an arbitrator has ended here yet, so that everybody has what a newcomer has.
    deadlines: { kept: 0, all: 0 },
    appointments: member.appointments,
  };
}

function evidence(member: Panellist, known: Known, { today, parties }: Asking): NameEvidence {
  return {
    words: known?.words ?? [],
    texts: member.texts.length,
    languages: [...member.languages],
    freeInDays: freeIn(member, today),
    open: member.open,
    most: mostOf(member),
    concluded: member.concluded,
    byParties: appointedBy(member.earlier, parties, today),
  };
}

/** The likeness of each to what is asked, and the words that make it, as they are written in the dispute. */
function expertiseIn(
  members: readonly Panellist[],
  words: string,
  stem: Stem,
): Map<string, { expertise: number; words: string[] }> {
  const asked = termCounts(termsIn(words, stem));
  const read = members.map(({ id, texts }) => ({
    id,
    counts: texts.map((text) => termCounts(termsIn(text, stem))),
  }));
  const weights = termWeights([asked, ...read.flatMap(({ counts }) => counts)]);
  const vector: TermVector = termVector(asked, weights);
  return new Map(
    read.map(({ id, counts }) => {
      const vectors = counts.map((one) => termVector(one, weights));
      const all = termVector(termCounts(counts.flatMap((one) => [...one.keys()])), weights);
      return [
        id,
        {
          expertise: expertise(vector, vectors),
          words: asWritten(sharedTerms(vector, all), words, stem),
        },
      ];
    }),
  );
}

function asWritten(terms: readonly string[], words: string, stem: Stem): string[] {
  const written = words.match(/[\p{L}\p{M}]+/gu) ?? [];
  return terms.flatMap(
    (term) => written.find((word) => termsIn(word, stem)[0] === term)?.toLowerCase() ?? [],
  );
}

/** Where a registrar departs from the ranking: who came on the list, and whom they came for. */
export type Departure = { in: string[]; out: string[] };

export function departureOf(
  names: readonly string[],
  named: readonly Pick<Proposed, 'id'>[],
): Departure {
  const ranked = named.map(({ id }) => id);
  return {
    in: names.filter((id) => !ranked.includes(id)),
    out: ranked.filter((id) => !names.includes(id)),
  };
}

export type ListProblem = 'wrong_length' | 'named_twice' | 'not_proposed' | 'reason_missing';

/** Why a list cannot go out as it was chosen. Only names that may be shown can be chosen, and other ones than the first need a reason. */
export function problemOfList(
  names: readonly string[],
  { named, reserve }: Pick<Proposal, 'named' | 'reserve'>,
  reason: string,
): ListProblem | null {
  if (new Set(names).size < names.length) return 'named_twice';
  const may = new Set([...named, ...reserve].map(({ id }) => id));
  if (names.some((id) => !may.has(id))) return 'not_proposed';
  if (names.length !== LISTS[1].names) return 'wrong_length';
  return departureOf(names, named).in.length > 0 && reason.trim() === '' ? 'reason_missing' : null;
}
