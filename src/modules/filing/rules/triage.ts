import type { Process, Track } from '#modules/disputes/rules/words.ts';
import { type DisputeKindAnswers, type ForumWarning, WARNINGS } from './answers.ts';

// "What is your trouble" in plain words, and which process fits it. Nobody is turned away by a guess: a warning is shown, by
// its name, and taken note of. Only what no private forum may decide ends here, with where to go instead.

/** Each trouble: the sector under which a dispute of it is kept, or where it belongs instead. */
const troubles = {
  unpaid: { sector: 'commercial' },
  contract: { sector: 'commercial' },
  loan: { sector: 'loan' },
  tenancy: { sector: 'property' },
  property: { sector: 'property' },
  purchase: { sector: 'ecommerce' },
  business: { sector: 'commercial' },
  work: { sector: 'commercial' },
  technology: { sector: 'technology' },
  art: { sector: 'art' },
  sports: { sector: 'sports' },
  other: { sector: 'other' },
  // *Booz Allen v SBI Home Finance* (2011) 5 SCC 532, para 36, and *Vidya Drolia* (2021) 2 SCC 1, para 76: rights against the
  // world, and what the State alone may decide.
  crime: { elsewhere: 'police' },
  family: { elsewhere: 'family_court' },
  insolvency: { elsewhere: 'nclt' },
  will: { elsewhere: 'civil_court' },
  state: { elsewhere: 'authority' },
} as const satisfies Record<string, { sector: string } | { elsewhere: string }>;

export type DisputeKind = keyof typeof troubles;
export const DISPUTE_KINDS = Object.keys(troubles) as DisputeKind[];
export type OtherForum = Extract<
  (typeof troubles)[DisputeKind],
  { elsewhere: string }
>['elsewhere'];

export const ELSEWHERES = [
  'police',
  'family_court',
  'nclt',
  'civil_court',
  'authority',
] as const satisfies readonly OtherForum[];

export const PROCESS_WISHES = ['decision', 'talk', 'proposal'] as const;
export type ProcessWish = (typeof PROCESS_WISHES)[number];

/** Whoever wants a decision is asked for an arbitration; whoever wants a neutral's help to agree, for the other two. */
const processes: Record<ProcessWish, Process> = {
  decision: 'arbitration',
  talk: 'mediation',
  proposal: 'conciliation',
};

export const TRIAGE_MARKS = [
  'consumer',
  'bank',
  'rent_act',
  'msme_supplier',
  'conciliating',
  'fast_agreed',
] as const;
export type TriageMark = (typeof TRIAGE_MARKS)[number];

/** Of which troubles each mark may be true; whether a conciliation goes on or a fast track was agreed, of all. */
const marksOf: Record<
  Exclude<TriageMark, 'conciliating' | 'fast_agreed'>,
  readonly DisputeKind[]
> = {
  // A purchase says so by itself; who rents, or shares a business, bought nothing.
  consumer: [
    'unpaid',
    'contract',
    'loan',
    'property',
    'work',
    'technology',
    'art',
    'sports',
    'other',
  ],
  bank: ['unpaid', 'contract', 'loan', 'property', 'business', 'other'],
  rent_act: ['tenancy', 'property', 'other'],
  msme_supplier: ['unpaid', 'contract', 'work', 'business', 'technology', 'art', 'sports', 'other'],
};

/** The marks that may be true of such a trouble and would then be told about; nobody is asked about the others. */
export function marksFor({ kind, wish, track }: DisputeKindAnswers): TriageMark[] {
  const known = DISPUTE_KINDS.find((one) => one === kind);
  if (!known) return [...TRIAGE_MARKS];
  if ('elsewhere' in troubles[known]) return [];
  const process = processes[PROCESS_WISHES.find((one) => one === wish) ?? 'decision'];
  return TRIAGE_MARKS.filter((mark) => {
    if (mark === 'fast_agreed') return trackOf(process, track) === 'expedited';
    if (mark === 'msme_supplier') return marksOf[mark].includes(known);
    return process === 'arbitration' && (mark === 'conciliating' || marksOf[mark].includes(known));
  });
}

type Told = {
  kind: DisputeKind | null;
  process: Process;
  track: Track;
  marks: ReadonlySet<string>;
};

/** When each warning is given. */
const when: Record<ForumWarning, (told: Told) => boolean> = {
  // *Emaar MGF v Aftab Singh* (2019) 12 SCC 751: a clause signed beforehand does not keep a consumer from their commission.
  consumer: ({ kind, marks, process }) =>
    process === 'arbitration' && (marks.has('consumer') || kind === 'purchase'),
  // RDB Act 1993, ss. 1(4), 17, 18; *Vidya Drolia*, para 58: a bank's debt of Rs 20 lakh or more is the tribunal's alone.
  bank_debt: ({ marks, process }) => process === 'arbitration' && marks.has('bank'),
  // *Vidya Drolia*, paras 79, 80: a tenancy that a rent Act protects is for its court; one under the Transfer of Property Act is not.
  rent_control: ({ marks, process }) => process === 'arbitration' && marks.has('rent_act'),
  tenancy: ({ kind, marks, process }) =>
    process === 'arbitration' && kind === 'tenancy' && !marks.has('rent_act'),
  // MSMED Act 2006, s. 18; *Gujarat State Civil Supplies v Mahakali Foods* (2022): it may go to the Council whatever the clause says.
  msme: ({ marks }) => marks.has('msme_supplier'),
  // ACA s. 77: no arbitral or judicial proceedings while a conciliation is going on, but to preserve rights.
  conciliation_pending: ({ marks, process }) =>
    process === 'arbitration' && marks.has('conciliating'),
  // ACA s. 29B(1): the fast track needs an agreement in writing, before the tribunal is appointed or when it is.
  fast_track: ({ track, process, marks }) =>
    process === 'arbitration' && track === 'expedited' && !marks.has('fast_agreed'),
};

export type Triage = {
  process: Process;
  track: Track;
  sector: string;
  warnings: ForumWarning[];
  /** Where this belongs, when it is not for us. */
  elsewhere: OtherForum | null;
};

export function triage({ kind, wish, track, marks }: DisputeKindAnswers): Triage {
  const known = DISPUTE_KINDS.find((one) => one === kind) ?? null;
  const process = processes[PROCESS_WISHES.find((one) => one === wish) ?? 'decision'];
  const told: Told = {
    kind: known,
    process,
    track: trackOf(process, track),
    marks: new Set(marks),
  };
  const found: { sector?: string; elsewhere?: OtherForum } = known ? troubles[known] : {};
  return {
    process,
    track: told.track,
    sector: found.sector ?? '',
    warnings: WARNINGS.filter((one) => when[one](told)),
    elsewhere: found.elsewhere ?? null,
  };
}

/** Talks have one pace; only an arbitration has three. */
function trackOf(process: Process, track: string): Track {
  if (process !== 'arbitration') return 'online';
  return track === 'expedited' || track === 'ordinary' ? track : 'online';
}

/** Warnings that were given and that they have not taken note of. */
export function openWarnings(trouble: DisputeKindAnswers): ForumWarning[] {
  return triage(trouble).warnings.filter((one) => !trouble.warnings.includes(one));
}
