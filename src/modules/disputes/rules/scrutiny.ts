import { allow, type Result, refuse } from '#kernel/result.ts';
import { contactProblem } from './filed-parties.ts';
import type { ContactChannel, FileKind, Process, Track } from './words.ts';

export const VERDICTS = ['ok', 'wanting'] as const;
export type CheckVerdict = (typeof VERDICTS)[number];

export const CHECK_ITEMS = [
  'parties',
  'authority',
  'contacts',
  'agreement_text',
  'prima_facie',
  'submission_to_conciliation',
  'arbitrability',
  'mediation_fit',
  'limitation',
  'claim',
  'fee',
  'forum_warnings',
  'tribunal',
  'seat_and_language',
  'fast_track',
  'online_consent',
  'other_proceedings',
] as const;
export type CheckItem = (typeof CHECK_ITEMS)[number];

type Kind = { process: Process; track: Track };

/** An item of the officer's list: where it is asked, and the law that it is asked by, which each process may have of its own. */
type Item = { law: string | Record<Process, string>; isFor: (kind: Kind) => boolean };

const always = () => true;
const arbitration = ({ process }: Kind) => process === 'arbitration';
const mediation = ({ process }: Kind) => process === 'mediation';
const conciliation = ({ process }: Kind) => process === 'conciliation';

/** The law of arbitration, and that of talks. */
function eachBy(
  arbitration: string,
  talks: string | Record<'mediation' | 'conciliation', string>,
): Record<Process, string> {
  return {
    arbitration,
    ...(typeof talks === 'string' ? { mediation: talks, conciliation: talks } : talks),
  };
}

/** What an officer looks at before a request is admitted (law and lifecycle 3.1, 3.6, 3.7, 6.3). Form, never merits. */
const items: Record<CheckItem, Item> = {
  parties: {
    law: eachBy('ACA s. 2(1)(h); Rules, request', 'Law and lifecycle 6.3: the request'),
    isFor: always,
  },
  authority: { law: 'Rules, representation: a letter of authority', isFor: always },
  // Section 3 stands in Part I, which is about arbitration alone.
  contacts: { law: eachBy('ACA s. 3; IT Act s. 13', 'IT Act s. 13'), isFor: always },
  agreement_text: { law: 'ACA s. 7', isFor: arbitration },
  // Sections 8 and 11(6A) ask whether an agreement exists at first sight; everything else is the tribunal's (s. 16).
  prima_facie: { law: 'ACA s. 8, s. 11(6A)', isFor: arbitration },
  submission_to_conciliation: { law: 'ACA s. 62', isFor: conciliation },
  arbitrability: { law: 'Vidya Drolia (2020); RDB Act; rent control', isFor: arbitration },
  mediation_fit: { law: 'Mediation Act s. 6, First Schedule', isFor: mediation },
  limitation: {
    law: eachBy('ACA s. 43; Limitation Act 1963', {
      mediation:
        'Limitation Act 1963, which a mediation does not stop (Mediation Act s. 29 is not in force)',
      conciliation: 'Limitation Act 1963, which a conciliation does not stop; ACA s. 77',
    }),
    isFor: always,
  },
  claim: {
    law: eachBy('ACA s. 21, s. 23(1)', {
      mediation: 'Law and lifecycle 6.6: what is to be talked about',
      conciliation: 'ACA s. 62(1)',
    }),
    isFor: always,
  },
  fee: { law: 'Schedule of fees: registration', isFor: always },
  // Of the warnings talks have one: the others say what may not be arbitrated.
  forum_warnings: {
    law: eachBy('Emaar v Aftab Singh (2018); MSMED Act s. 18; RDB Act', 'MSMED Act s. 18'),
    isFor: always,
  },
  tribunal: { law: 'ACA s. 10', isFor: arbitration },
  seat_and_language: {
    law: eachBy('ACA s. 20, s. 22', 'Law and lifecycle 6.3: the language; talks have no seat'),
    isFor: always,
  },
  fast_track: {
    law: 'ACA s. 29B',
    isFor: (kind) => arbitration(kind) && kind.track === 'expedited',
  },
  online_consent: {
    law: 'Mediation Act s. 30',
    isFor: (kind) => mediation(kind) && kind.track === 'online',
  },
  // While conciliation is pending nobody begins an arbitration or a suit about the same, but to preserve rights.
  other_proceedings: {
    law: eachBy('ACA s. 77', { mediation: 'Mediation Act s. 5', conciliation: 'ACA s. 77' }),
    isFor: always,
  },
};

/** The list for a request of this kind, in the order in which it is worked through. */
export function checklistFor(kind: Kind): CheckItem[] {
  return CHECK_ITEMS.filter((item) => items[item].isFor(kind));
}

export function lawOf(item: CheckItem, process: Process): string {
  const { law } = items[item];
  return typeof law === 'string' ? law : law[process];
}

/** One look of an officer. Nothing is overwritten: the last of a round is what they found in it. */
export type CheckFinding = {
  id: string;
  round: number;
  item: string;
  verdict: CheckVerdict;
  note: string;
  correction: string;
};

export type CheckStatus = 'open' | 'ok' | 'carried' | 'wanting';
export type CheckResult = { item: CheckItem; status: CheckStatus; finding: CheckFinding | null };

/** Each time a claimant sends their request again, a round begins. */
export function roundOf(events: readonly { type: string }[]): number {
  return 1 + events.filter(({ type }) => type === 'resubmitted').length;
}

/**
 * What stands of each item in a round. What was in order before stays so (`carried`), unless the claimant touched it
 * since; what was wanting is open until somebody has looked at its cure. `looks` are in the order in which they were kept.
 */
export function checkResultsOf(
  kind: Kind,
  looks: readonly CheckFinding[],
  now: { round: number; touched: readonly string[] },
): CheckResult[] {
  return checklistFor(kind).map((item) => {
    const last = looks.findLast((look) => look.item === item) ?? null;
    return { item, status: statusOf(item, last, now), finding: last };
  });
}

function statusOf(
  item: CheckItem,
  last: CheckFinding | null,
  { round, touched }: { round: number; touched: readonly string[] },
): CheckStatus {
  if (last === null) return 'open';
  if (last.round === round) return last.verdict;
  return last.verdict === 'ok' && !touched.includes(item) ? 'carried' : 'open';
}

/** What the machine asks: how much nobody has looked at, and how much is wanting. */
export function countsOf(found: readonly CheckResult[]): {
  checksOpen: number;
  defectsOpen: number;
} {
  const many = (standing: CheckStatus) => found.filter((one) => one.status === standing).length;
  return { checksOpen: many('open'), defectsOpen: many('wanting') };
}

export type CheckFindingRefusal =
  | 'item_unknown'
  | 'note_missing'
  | 'correction_missing'
  | 'not_from_here'
  | 'changed_meanwhile';

type Looking = {
  item: string;
  verdict: CheckVerdict;
  note: string;
  correction: string;
  /** The last look at this item that the officer had before them; null where they saw none. */
  seen: string | null;
};

/** Whether a look may be kept. A second officer who did not see the first one's is told of it instead. */
export function judgeCheckFinding(
  dispute: { state: string } & Kind,
  looks: readonly CheckFinding[],
  one: Looking,
): Result<CheckItem, CheckFindingRefusal> {
  const item = checklistFor(dispute).find((each) => each === one.item);
  if (!item) return refuse('item_unknown');
  if (dispute.state !== 'scrutiny') return refuse('not_from_here');
  if ((looks.findLast((each) => each.item === item)?.id ?? null) !== one.seen)
    return refuse('changed_meanwhile');
  // A memo that does not say how a defect is mended only sends people away.
  if (one.verdict === 'wanting' && one.note.trim() === '') return refuse('note_missing');
  if (one.verdict === 'wanting' && one.correction.trim() === '')
    return refuse('correction_missing');
  return allow(item);
}

/** A defect of the memo that stands: the last round's looks that found something wanting. */
export function defectsOf(
  kind: Kind,
  looks: readonly CheckFinding[],
  round: number,
): CheckFinding[] {
  return checkResultsOf(kind, looks, { round, touched: [] }).flatMap(({ status, finding }) =>
    status === 'wanting' && finding ? [finding] : [],
  );
}

export type CuredContact = {
  partyId: string;
  channel: string;
  value: string;
  isDesignated: boolean;
  designatedIn: string;
};
export type Cure = { item: string; answer: string };

/** What a paper that cures a defect most likely is; whoever sends it says what it is indeed. */
export function likelyKindFor(item: string): FileKind {
  if (item === 'agreement_text' || item === 'prima_facie') return 'agreement';
  return item === 'authority' ? 'authority' : 'evidence';
}

export type CureRefusal =
  | 'answer_missing'
  | 'defect_unknown'
  | 'contact_unknown'
  | 'party_unknown'
  | 'contact_needed'
  | 'contact_wrong';

type Before = {
  defects: readonly CheckFinding[];
  contacts: readonly { id: string; partyId: string }[];
  partyIds: readonly string[];
};
type Sent = { cures: readonly Cure[]; ends: readonly string[]; begins: readonly CuredContact[] };

const CHANNELS: readonly ContactChannel[] = ['email', 'mobile', 'post'];
const isReach = (channel: string, value: string) =>
  CHANNELS.some((one) => one === channel && contactProblem(one, value) === null);

/** Whether a request may be sent again: each defect has its answer, and every party can still be reached. The field with it. */
export function cure(
  before: Before,
  sent: Sent,
): Result<true, { code: CureRefusal; field: string }> {
  const stranger = sent.cures.find(
    ({ item }) => !before.defects.some((defect) => defect.item === item),
  );
  if (stranger) return refuse({ code: 'defect_unknown', field: `answers.${stranger.item}` });
  for (const { item } of before.defects) {
    const answer = sent.cures.find((one) => one.item === item)?.answer ?? '';
    if (answer.trim() === '') return refuse({ code: 'answer_missing', field: `answers.${item}` });
  }
  if (sent.ends.some((id) => !before.contacts.some((contact) => contact.id === id)))
    return refuse({ code: 'contact_unknown', field: 'ends' });
  for (const [
    at,
    { partyId, channel, value, isDesignated, designatedIn },
  ] of sent.begins.entries()) {
    if (!before.partyIds.includes(partyId))
      return refuse({ code: 'party_unknown', field: `begins.${at}.partyId` });
    if (!isReach(channel, value))
      return refuse({ code: 'contact_wrong', field: `begins.${at}.value` });
    if (isDesignated && designatedIn.trim() === '')
      return refuse({ code: 'contact_wrong', field: `begins.${at}.designatedIn` });
  }
  return everybodyReached(before, sent)
    ? allow(true)
    : refuse({ code: 'contact_needed', field: 'ends' });
}

function everybodyReached({ contacts, partyIds }: Before, { ends, begins }: Sent): boolean {
  return partyIds.every(
    (partyId) =>
      begins.some((one) => one.partyId === partyId) ||
      contacts.some((contact) => contact.partyId === partyId && !ends.includes(contact.id)),
  );
}

/** Which items a change of contacts opens again, whatever was said of them before. */
export function touchedBy({ ends, begins }: Pick<Sent, 'ends' | 'begins'>): CheckItem[] {
  return ends.length + begins.length > 0 ? ['contacts'] : [];
}
