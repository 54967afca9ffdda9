import { dayAt } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { headingOf, issueGeneratedDocument } from '#modules/disputes/actions/heading.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { type DisputeFile, factsFor, findFile } from '#modules/disputes/actions/reading.ts';
import { type DisputeMoveRefusal, moved } from '#modules/disputes/rules/machine.ts';
import { isWhole } from '#modules/disputes/rules/waived.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import { candidatesOn } from '#modules/panel/actions/candidates.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { speaking } from '#platform/language.ts';
import { reportSigner } from '../letters/report.ts';
import { waiverBody, waiverText } from '../letters/waiver.ts';
import { stepLine } from '../rules/affiliates/affiliates.ts';
import { countedLine } from '../rules/disclosure/disclosure.ts';
import type { Tie } from '../rules/list/ties.ts';
import { toWaive, type WaiverProblem } from '../rules/list/waivable.ts';
import { roleIn } from '../rules/moves.ts';
import {
  addAnswer,
  addWaiver,
  findWaiver,
  keepPaper,
  listAnswers,
  type WaiverRow,
} from '../store/waivers.ts';
import { askNext } from './asking.ts';
import type { AppointmentsDeps } from './deps.ts';
import type { NomineeProblem } from './nominees.ts';
import { candidateStanding } from './standing.ts';
import { asParty } from './talks.ts';

type Refusal = DisputeMoveRefusal | NomineeProblem | WaiverProblem | 'unknown';
type Outcome = Result<{ id: string; isAsked: boolean }, Refusal>;

type Proposing = {
  id: string;
  partyId: string;
  neutral: string;
  words: string;
  signedAs: string;
};

/**
 * A party proposes that all agree on somebody although something ties them to the dispute, and signs first (ACA ss. 12(5) and 80; Part C, 7).
 * The text says what is waived, as it was found at this moment; what comes up later is waived by nobody.
 */
export async function proposeWaiver(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, partyId, neutral, words, signedAs }: Proposing,
): Promise<Outcome> {
  if (signedAs.trim() === '') return refuse('signature_missing');
  const waiver = deps.newId();
  const found = await tiesFound(deps, deps.db, { id, neutral });
  const said = typeof found === 'string' ? null : toWaive(found.ties, words);
  const of = said && 'of' in said ? said.of : [];
  const details = { waiver, neutral: typeof found === 'string' ? '' : found.personId };
  const outcome = await asParty<Outcome>(deps, viewer, {
    ...{ id, partyId, type: 'waiver_proposed' },
    details: { ...details, of: of.join(' ') || 'nothing' },
    after: async (tx) => {
      // Found again under the lock: a party or a lawyer may have come meanwhile.
      const now = await tiesFound(deps, tx, { id, neutral });
      if (typeof now === 'string') return refuse(now);
      const what = toWaive(now.ties, words);
      if ('problem' in what) return refuse(what.problem);
      if (what.of.join(' ') !== of.join(' ')) return refuse('conflict');
      const { file, name, personId } = now;
      const text = { name, ties: what.of, found: now.found, words: words.trim() };
      const heading = headingOf(file, { day: dayAt(deps.now()), signer: '' });
      const body = speaking('en', () => waiverBody({ ...heading, ...text })).slice(0, 20000);
      await addWaiver(tx, {
        ...{ id: waiver, disputeId: id, neutralId: neutral, subjectId: personId, body },
        ...{ name: name.slice(0, 200), ties: [...what.of], found: text.found, words: text.words },
        ...{ hash: Buffer.from(sha256(body), 'hex'), proposedAt: deps.now() },
      });
      return sign(deps, tx, { id, partyId, signedAs, waiver, viewer });
    },
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

type Answering = { id: string; waiver: string; partyId: string; signs: boolean; signedAs: string };

/** Another party signs the same text, or says that it does not agree. */
export async function answerWaiver(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, waiver, partyId, signs, signedAs }: Answering,
): Promise<Outcome> {
  if (signs && signedAs.trim() === '') return refuse('signature_missing');
  const outcome = await asParty<Outcome>(deps, viewer, {
    ...{ id, partyId, type: signs ? 'waiver_signed' : 'waiver_refused', details: { waiver } },
    after: async (tx) => {
      const row = await findWaiver(tx, { disputeId: id, id: waiver });
      if (!row) return refuse('not_asked');
      const answer = { waiverId: waiver, partyId, personId: viewer.personId, at: deps.now() };
      await addAnswer(tx, { ...answer, signedAs: signs ? signedAs.trim() : null });
      return signs ? follow(deps, tx, { id, partyId, row, viewer }) : allow({ id, isAsked: false });
    },
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

type Signing = Omit<Proposing, 'neutral' | 'words'> & { waiver: string; viewer: Viewer };

async function sign(
  deps: AppointmentsDeps,
  tx: Db,
  { id, partyId, signedAs, waiver, viewer }: Signing,
): Promise<Outcome> {
  const file = await findFile(tx, id);
  const row = await findWaiver(tx, { disputeId: id, id: waiver });
  const side = file?.parties.find((one) => one.id === partyId)?.side;
  if (!row || !side) return refuse('unknown');
  const moved = await moveDispute(deps, tx, {
    ...{ disputeId: id, type: 'waiver_signed', as: side, partyId, details: { waiver } },
    by: { personId: viewer.personId, role: 'person' },
  });
  if (!moved.ok) return moved;
  const answer = { waiverId: waiver, partyId, personId: viewer.personId, at: deps.now() };
  await addAnswer(tx, { ...answer, signedAs: signedAs.trim() });
  return follow(deps, tx, { id, partyId, row, viewer });
}

type Following = { id: string; partyId: string; row: WaiverRow; viewer: Viewer };

/** Whoever signs names them too, where somebody is sought; with the last signature it is a paper, and they are asked. */
async function follow(
  deps: AppointmentsDeps,
  tx: Db,
  { id, partyId, row, viewer }: Following,
): Promise<Outcome> {
  const file = await findFile(tx, id);
  if (!file) return refuse('unknown');
  await nameToo(deps, tx, { file, partyId, row, viewer });
  const facts = await factsFor(tx, file, deps.now());
  const waiver = facts.waivers.find((one) => one.id === row.id);
  if (!waiver || !isWhole(facts, waiver)) return allow({ id, isAsked: false });
  await keepPaper(tx, row.id, await issueWaiver(deps, tx, { file, row, viewer }));
  return allow({ id, isAsked: await askNext(deps, tx, id) });
}

type NamingToo = { file: DisputeFile; partyId: string; row: WaiverRow; viewer: Viewer };

async function nameToo(
  deps: AppointmentsDeps,
  tx: Db,
  { file, partyId, row, viewer }: NamingToo,
): Promise<void> {
  const facts = await factsFor(tx, file, deps.now());
  const as: Side | undefined = facts.parties.find((one) => one.partyId === partyId)?.side;
  const type = file.dispute.process === 'arbitration' ? 'arbitrator_named' : 'neutral_named';
  const details = { names: row.neutralId, many: 1 };
  if (!as || !moved(facts, type, { by: as, partyId, why: '', details }).ok) return;
  if (facts.choice.named[partyId]?.includes(row.neutralId)) return;
  await moveDispute(deps, tx, {
    ...{ disputeId: file.dispute.id, type, as, partyId, details },
    by: { personId: viewer.personId, role: 'person' },
  });
}

async function issueWaiver(
  deps: AppointmentsDeps,
  tx: Db,
  { file, row, viewer }: Pick<Following, 'row' | 'viewer'> & { file: DisputeFile },
): Promise<string> {
  const answers = await listAnswers(tx, [row.id]);
  const nameOf = (id: string) => file.parties.find((one) => one.id === id)?.name ?? '';
  const signatures = answers.flatMap(({ partyId, signedAs, at }) =>
    signedAs ? [{ party: nameOf(partyId), as: signedAs, on: dayAt(at) }] : [],
  );
  const heading = headingOf(file, { day: dayAt(deps.now()), signer: reportSigner });
  const signed = { name: row.name, body: row.body, hash: row.hash.toString('hex'), signatures };
  const issued = await issueGeneratedDocument(deps, tx, {
    ...{ disputeId: file.dispute.id, kind: 'waiver', audience: 'parties' },
    by: { personId: viewer.personId, role: 'person' },
    paper: speaking('en', () => waiverText({ ...heading, ...signed })),
  });
  return issued.id;
}

type Looking = { id: string; neutral: string };

/** Somebody of the panel, and everything that ties them to a dispute and is waived by nobody yet, with what was found of it. */
async function tiesFound(
  deps: AppointmentsDeps,
  db: Db,
  { id, neutral }: Looking,
): Promise<
  | { file: DisputeFile; personId: string; name: string; ties: Tie[]; found: string }
  | Extract<Refusal, 'nominee_unknown'>
> {
  const file = await findFile(db, id);
  const named =
    file &&
    (await candidatesOn(db, roleIn(file.dispute.process))).find((one) => one.neutralId === neutral);
  if (!file || !named?.personId) return 'nominee_unknown';
  const standing = await candidateStanding(deps, db, file, named.personId);
  if (!standing?.isActive) return 'nominee_unknown';
  const { ties, because, counted } = standing;
  const lines = [
    ...because.map(stepLine),
    ...(ties.includes('appointed_often') ? counted.map(countedLine) : []),
  ];
  const { personId, name } = named;
  return { file, personId, name, ties, found: lines.join('\n').slice(0, 5000) };
}
