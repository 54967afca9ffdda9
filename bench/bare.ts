// What the product is compared with: the least that could do the same work. `node bench/bare.ts static <folder>` serves
// one page's bytes from memory; `node bench/bare.ts insert` does one INSERT with the same pool for each post; `… streams` holds answers open.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { openDb, poolOf } from '#platform/db.ts';
import { newId } from '#platform/ids.ts';

const [kind, argument = ''] = process.argv.slice(2);

const INSERTS: Record<string, { text: string; of(body: Record<string, unknown>): unknown[] }> = {
  '/newsletter': {
    text: 'insert into bare_newsletter (id, email, received_at) values ($1, $2, $3)',
    of: (body) => [body.email],
  },
  '/contact': {
    text: 'insert into bare_contact (id, full_name, email, phone, message, received_at) values ($1, $2, $3, $4, $5, $6)',
    of: (body) => [body.fullName, body.email, body.phone, body.message],
  },
  '/consultation': {
    text: 'insert into bare_consultation (id, first_name, last_name, email, phone, dispute_type, method, description, prior, deadline, received_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
    of: (body) => [
      body.firstName,
      body.lastName,
      body.email,
      body.phone,
      body.disputeType,
      body.preferredResolutionMethod,
      body.disputeDescription,
      body.priorActionTaken,
      body.deadlineDate,
    ],
  },
};

async function insertServer() {
  const pool = poolOf(openDb(JSON.parse(argument)));
  await pool.query(`create table if not exists bare_newsletter (id uuid primary key, email text not null, received_at timestamptz not null);
    create table if not exists bare_contact (id uuid primary key, full_name text not null, email text not null, phone text not null, message text not null, received_at timestamptz not null);
    create table if not exists bare_consultation (id uuid primary key, first_name text not null, last_name text not null, email text not null, phone text not null, dispute_type text not null, method text not null, description text not null, prior boolean not null, deadline date, received_at timestamptz not null)`);
  return createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const path = request.url ?? '';
      const insert = INSERTS[path];
      if (!insert) return void response.writeHead(404).end();
      const id = newId();
      await pool.query({
        name: path,
        text: insert.text,
        values: [id, ...insert.of(JSON.parse(Buffer.concat(chunks).toString())), new Date()],
      });
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
  kind === 'streams' ? streamServer() : kind === 'insert' ? await insertServer() : staticServer();
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`bare at ${typeof address === 'object' ? address?.port : ''}`);
});
