// What the product is compared with: the least that could do the same work. `node bench/bare.ts static <folder>` serves
// one page's bytes from memory; `node bench/bare.ts rows` writes for each post the rows that the product writes, in one
// transaction with a pool of the same size; `… streams` holds answers open.
import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type pg from 'pg';
import { openDb, poolOf } from '#platform/db.ts';
import { newId } from '#platform/ids.ts';

const [kind, argument = ''] = process.argv.slice(2);

const KEY = randomBytes(32);

type Body = Record<string, unknown>;
type Statement = { text: string; of(body: Body, its: { id: string; at: Date }): unknown[] };

// Tables like the product's, with the same columns, checks and indexes, and apart from them: what is owed here is sent by nobody.
const TABLES = [
  'submission_receipt',
  'enquiry',
  'newsletter_subscription',
  'outbox_mail',
  'try_count',
];

const RECEIPT: Statement = {
  text: `insert into bare_submission_receipt (fingerprint, id, accepted_at) values ($1, $2, $3)`,
  of: (_, { id, at }) => [randomBytes(32), id, at],
};
// How many letters its mailbox was sent.
const COUNT: Statement = {
  text: `insert into bare_try_count (scope, key, taken, last_at) values ('form_letter', $1, 1, $2)
    on conflict (scope, key) do update set taken = bare_try_count.taken + 1, last_at = $2`,
  of: ({ email }, { at }) => [createHmac('sha256', KEY).update(String(email)).digest(), at],
};
const ENQUIRY = 'insert into bare_enquiry (id, kind, received_at, since, copy_letter_id, message';
const letters = (form: string): Statement => ({
  text: `insert into bare_outbox_mail (id, kind, refers_to, recipient, language, next_try_at, created_at)
    values ($1, '${form}_office', $3, 'office@example.in', 'en', $5, $5), ($2, '${form}_copy', $3, $4, 'en', $5, $5)`,
  of: ({ email }, { id, at }) => [newId(), newId(), id, email, at],
});

const POSTS: Record<string, readonly Statement[]> = {
  '/newsletter': [
    RECEIPT,
    COUNT,
    {
      text: `insert into bare_newsletter_subscription (id, email, state, consent_text, asked_at, confirm_mail_id, confirm_mail_at)
        values ($1, $2, 'pending', 'newsletter-2026-11', $3, $4, $3)`,
      of: ({ email }, { id, at }) => [id, email, at, newId()],
    },
    {
      text: `insert into bare_outbox_mail (id, kind, refers_to, recipient, language, next_try_at, created_at)
        values ($1, 'newsletter_confirm', $2, $3, 'en', $4, $4)`,
      of: ({ email }, { id, at }) => [newId(), id, email, at],
    },
  ],
  '/contact': [
    RECEIPT,
    COUNT,
    {
      text: `${ENQUIRY}, full_name, email, phone) values ($1, 'contact', $2, $2, $3, $4, $5, $6, $7) returning number`,
      of: ({ message, fullName, email, phone }, { id, at }) => [
        id,
        at,
        newId(),
        message,
        fullName,
        email,
        phone,
      ],
    },
    letters('contact'),
  ],
  '/consultation': [
    RECEIPT,
    COUNT,
    {
      text: `${ENQUIRY}, full_name, first_name, last_name, email, phone, dispute_type, preferred_resolution_method,
          prior_action_taken, deadline_on, urgent_from, is_urgent)
        values ($1, 'consultation', $2, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning number`,
      of: (body, { id, at }) => [
        id,
        at,
        newId(),
        body.disputeDescription,
        `${body.firstName} ${body.lastName}`,
        body.firstName,
        body.lastName,
        body.email,
        body.phone,
        body.disputeType,
        body.preferredResolutionMethod,
        body.priorActionTaken,
        body.deadlineDate,
        at,
        true,
      ],
    },
    letters('consultation'),
  ],
};

async function write(client: pg.PoolClient, path: string, body: Body): Promise<string> {
  const its = { id: newId(), at: new Date() };
  await client.query('begin');
  for (const [at, { text, of }] of (POSTS[path] ?? []).entries())
    await client.query({ name: `${path} ${at}`, text, values: of(body, its) });
  await client.query('commit');
  return its.id;
}

async function rowsServer() {
  const pool = poolOf(openDb(JSON.parse(argument)));
  for (const table of TABLES)
    await pool.query(`create table if not exists bare_${table} (like ${table} including all)`);
  return createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const path = request.url ?? '';
      if (!POSTS[path]) return void response.writeHead(404).end();
      const client = await pool.connect();
      const id = await write(client, path, JSON.parse(Buffer.concat(chunks).toString()));
      client.release();
      const body = JSON.stringify({ data: { id } });
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
        .end(body);
    });
  });
}

function staticServer() {
  const bytes = readFileSync(argument);
  const encoding: Record<string, string> = argument.endsWith('.br')
    ? { 'content-encoding': 'br' }
    : {};
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-length': bytes.length,
    ...encoding,
  };
  return createServer((_, response) => response.writeHead(200, headers).end(bytes));
}

/** Answers that are begun and never ended: the least that an open stream can be. */
function streamServer() {
  return createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: hello\ndata: {}\n\n');
  });
}

const server =
  kind === 'streams' ? streamServer() : kind === 'rows' ? await rowsServer() : staticServer();
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`bare at ${typeof address === 'object' ? address?.port : ''}`);
});
