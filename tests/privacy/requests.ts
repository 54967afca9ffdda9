// Every request that can be made of an endpoint about the walked dispute, made of the list of endpoints: a path's ids are those of
// the dispute and of its things. An endpoint with an id that is no kind of thing known here fails by its name.
import type { Endpoint } from '#kernel/endpoint.ts';
import { pathParts } from '#kernel/endpoint.ts';
import type { Db } from '#platform/db.ts';
import { sampleOf } from '../samples.ts';
import type { WalkedRoom } from './room.ts';

/** What an id in an address is of. */
export type Things = Readonly<Record<Thing, readonly string[]>>;
type Thing =
  | 'dispute'
  | 'party'
  | 'document'
  | 'upload'
  | 'place'
  | 'message'
  | 'meeting'
  | 'invoice'
  | 'note'
  | 'payment'
  | 'attempt'
  | 'recipient'
  | 'answer'
  | 'person'
  | 'consent'
  | 'waiver'
  | 'notice'
  | 'bundle'
  | 'archive'
  | 'opening'
  | 'code';

/** Addresses whose first id is no dispute's, the most particular first. */
const SUBJECTS: readonly (readonly [RegExp, Thing])[] = [
  [
    /^\/api\/(?:disputes|appointments|office\/disputes|service\/disputes|fees\/disputes)\/:/,
    'dispute',
  ],
  [/^\/api\/(?:fees|office)\/invoices\/:/, 'invoice'],
  [/^\/api\/(?:fees|office)\/credit-notes\/:/, 'note'],
  [/^\/api\/office\/(?:payments|refunds)\/:/, 'payment'],
  [/^\/api\/office\/responses\/:/, 'answer'],
  [/^\/api\/service\/attempts\/:/, 'attempt'],
  [/^\/api\/service\/recipients\/:/, 'recipient'],
  [/^\/api\/office\/(?:people|erasures)\/:/, 'person'],
  [/^\/api\/notices\/:/, 'notice'],
];
const NAMED: Partial<Record<string, Thing>> = {
  document: 'document',
  paper: 'document',
  upload: 'upload',
  place: 'place',
  message: 'message',
  meeting: 'meeting',
  party: 'party',
  consent: 'consent',
  waiver: 'waiver',
  offer: 'answer',
  list: 'answer',
  standstill: 'answer',
  round: 'answer',
  suggestion: 'answer',
  proposal: 'answer',
  wish: 'answer',
  promise: 'answer',
  statement: 'answer',
  bundle: 'bundle',
  archive: 'archive',
  opening: 'opening',
  disputeId: 'dispute',
};
/** Ids of things that are about no dispute, and addresses that a secret opens: what they answer is looked at all the same. */
const ELSEWHERE =
  /^\/api\/(?:account|settings|panel|filing|invitations|identity|system|record|sales|neutral|calendars|consultation-links|response|calendar\/feeds|office\/(?:enquiries|consultations|invitations|institutions|bounces|affiliates|lots|neutral-fees|payouts))\b/;

export type Request = { endpoint: Endpoint; path: string; ids: readonly string[]; body: object };

/** What the endpoint's first question leaves out and another may bring. */
const MORE: Readonly<Record<string, (things: Things) => readonly Record<string, string>[]>> = {
  'GET /api/record': ({ dispute }) => [
    {},
    ...dispute.map((subjectId) => ({ subjectKind: 'dispute', subjectId })),
  ],
  'GET /api/office/invoices': () => [{ show: 'all' }],
  'GET /api/disputes/:id/talk/messages/:message/move': () => [{ to: 'all' }, { to: 'parties' }],
};

/** Every request of an endpoint; null where an id in its address is of no known kind. */
export function requestsOf(endpoint: Endpoint, things: Things): Request[] | null {
  const { method, path } = endpoint;
  const parts = pathParts(path);
  const sample = sampleOf(endpoint);
  const choices: (readonly string[])[] = [];
  for (const [at, part] of parts.entries()) {
    const subject = at === 0 ? SUBJECTS.find(([shape]) => shape.test(path))?.[1] : undefined;
    const thing = subject ?? NAMED[part];
    const isSampled = ELSEWHERE.test(path) || (part === 'kind' && method !== 'GET');
    if (!thing && !isSampled) return null;
    const ids = thing && !ELSEWHERE.test(path) ? things[thing] : [String(sample[part] ?? part)];
    // The other dispute is asked of as a whole; the things are of the walked one.
    const isOne = parts.length > 1 || method !== 'GET';
    choices.push(thing === 'dispute' && isOne ? ids.slice(0, 1) : ids);
  }
  const rest = Object.fromEntries(Object.entries(sample).filter(([name]) => !parts.includes(name)));
  const more = MORE[`${method} ${path}`]?.(things) ?? [{}];
  return combined(choices).flatMap((ids) =>
    more.map((query) => ({
      endpoint,
      ids,
      ...written(endpoint, ids, { ...withParty(rest, things), ...query }),
    })),
  );
}

function written(
  { method, path }: Endpoint,
  ids: readonly string[],
  rest: Record<string, unknown>,
) {
  let at = 0;
  const address = path.replaceAll(/:[A-Za-z]+/g, () => encodeURIComponent(ids[at++] ?? ''));
  const query =
    method === 'GET' ? new URLSearchParams(rest as Record<string, string>).toString() : '';
  return { path: query ? `${address}?${query}` : address, body: rest };
}

/** What a form must say to be looked at, where its shape does not tell. */
function withParty(rest: Record<string, unknown>, { party }: Things) {
  const said: Record<string, unknown> = {
    ...{ party: party[0], partyId: party[0], to: 'all' },
    ...{ audience: '0'.repeat(32), token: '0'.repeat(64) },
  };
  const known = Object.keys(rest).filter((name) => name in said);
  return { ...rest, ...Object.fromEntries(known.map((name) => [name, said[name]])) };
}

function combined(choices: readonly (readonly string[])[]): string[][] {
  return choices.reduce<string[][]>(
    (all, some) => all.flatMap((ids) => some.map((id) => [...ids, id])),
    [[]],
  );
}

/** Everything in the walked dispute that has an id. */
export async function thingsIn({
  database: { db },
  id,
  other,
  code,
  partyIds,
  cast,
}: WalkedRoom): Promise<Things> {
  const of = (table: Named) => idsIn(db, table, id);
  const keys = Object.values(partyIds).flatMap((party) =>
    ['own', 'office', 'caucus'].map((kind) => `${kind}-${party}`),
  );
  return {
    dispute: [id, other],
    party: Object.values(partyIds),
    document: await of('dispute_document'),
    upload: await of('document_upload'),
    place: ['all', 'parties', 'joint', 'tribunal', ...keys],
    message: await of('discussion_message'),
    meeting: await of('calendar_meeting'),
    invoice: await of('fees_invoice'),
    note: (await db.selectFrom('fees_credit_note').select('id').execute()).map((row) => row.id),
    payment: (await db.selectFrom('fees_payment').select('id').execute()).map((row) => row.id),
    attempt: (await of('service_attempt')).slice(0, 2),
    recipient: (await of('service_recipient')).slice(0, 2),
    answer: await of('response_answer'),
    person: [cast.ada.personId],
    consent: await of('dispute_consent'),
    waiver: await of('appointment_waiver'),
    notice: (await db.selectFrom('person_notice').select('id').limit(4).execute()).map(
      (row) => row.id,
    ),
    bundle: await of('bundle'),
    archive: await of('export_archive'),
    opening: await of('discussion_opening'),
    code: [code],
  };
}

type Named =
  | 'dispute_document'
  | 'document_upload'
  | 'discussion_message'
  | 'calendar_meeting'
  | 'fees_invoice'
  | 'service_attempt'
  | 'service_recipient'
  | 'response_answer'
  | 'dispute_consent'
  | 'appointment_waiver'
  | 'bundle'
  | 'export_archive'
  | 'discussion_opening';

async function idsIn(db: Db, table: Named, disputeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .where('disputeId', '=', disputeId)
    .orderBy('id')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
