import type pg from 'pg';

export type BackupTable = { name: string; columns: string[]; rows: number };
export type Sequence = { name: string; last: string; called: boolean };

type Rows = { lines: Buffer; rows: number };
type Reference = { table: string; refers: string; name: string; deferrable: boolean };

const pieceBytes = 1024 * 1024;

export function quote(name: string): string {
  return `public."${name.replaceAll('"', '""')}"`;
}

/**
 * Every table of the product, each after those it refers to; with the columns that can be written. The number of a
 * transaction (xid8) means nothing on another server: there, rows get that of the restore, and a reader's cursor with them.
 */
export async function listTables(client: pg.ClientBase): Promise<Omit<BackupTable, 'rows'>[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name,
      coalesce(json_agg(a.attname order by a.attnum) filter (where a.attgenerated = '' and a.atttypid <> 'xid8'::regtype), '[]') as columns
    from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'migration'
    group by c.relname order by c.relname`);
  const references = await listReferences(client);
  const ordered: typeof rows = [];
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return; // also where references make a circle, see deferLate
    seen.add(name);
    for (const { table, refers } of references) if (table === name) visit(refers);
    ordered.push(...rows.filter((table) => table.name === name));
  };
  for (const { name } of rows) visit(name);
  return ordered;
}

async function listReferences(client: pg.ClientBase): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(`
    select own.relname as table, other.relname as refers, k.conname as name, k.condeferrable as deferrable
    from pg_constraint k join pg_class own on own.oid = k.conrelid join pg_class other on other.oid = k.confrelid
    where k.contype = 'f' and k.conparentid = 0 and own.relnamespace = 'public'::regnamespace order by 1, 3`);
  return rows;
}

export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const found = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1",
  );
  const sequences: Sequence[] = [];
  for (const { name } of found.rows) {
    const { rows } = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text as last, is_called as called from ${quote(name)}`,
    );
    sequences.push(...rows.map((row) => ({ name, ...row })));
  }
  return sequences;
}

/** A table's rows as PostgreSQL writes them, one JSON string a line, in pieces of about 1 MB. */
export async function* dumpTable(client: pg.ClientBase, table: string): AsyncGenerator<Rows> {
  await client.query(
    `declare dump no scroll cursor for select munch_row::text as line from ${quote(table)} as munch_row`,
  );
  let piece: string[] = [];
  let bytes = 0;
  for (let count = 1; ; ) {
    const { rows } = await client.query<{ line: string }>(`fetch ${count} from dump`);
    const lines = rows.map(({ line }) => `${JSON.stringify(line)}\n`);
    const fetched = lines.reduce((sum, line) => sum + line.length, 0);
    piece.push(...lines);
    bytes += fetched;
    const isLast = rows.length < count;
    if (piece.length && (isLast || bytes >= pieceBytes)) {
      yield { lines: Buffer.from(piece.join('')), rows: piece.length };
      piece = [];
      bytes = 0;
    }
    if (isLast) break;
    // Carefully more at a time, so that large rows do not fill the memory.
    count = Math.max(1, Math.min(count * 2, 200, Math.floor((pieceBytes * rows.length) / fetched)));
  }
  await client.query('close dump');
}

export async function loadRows(
  client: pg.ClientBase,
  { name, columns }: Omit<BackupTable, 'rows'>,
  lines: Buffer,
): Promise<number> {
  const rows = rowsIn(lines);
  const named = columns.map((column) => `"${column.replaceAll('"', '""')}"`);
  // "offset 0" keeps PostgreSQL from reading each row anew for each of its columns.
  const result = await client.query(
    `insert into ${quote(name)} (${named.join(', ')}) overriding system value
     select ${named.map((column) => `(line).${column}`).join(', ')}
     from (select unnest($1::text[])::${quote(name)} as line offset 0) as lines`,
    [rows],
  );
  return result.rowCount ?? 0;
}

function rowsIn(lines: Buffer): string[] {
  return lines
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as string);
}

/**
 * Runs `load` while no trigger of ours fires (the rows are as the triggers left them) and references that point forward
 * wait for the end; all inside the caller's transaction, and as the tables' owner rather than a superuser.
 */
export async function withoutGuards(
  client: pg.ClientBase,
  tables: string[],
  load: () => Promise<void>,
): Promise<void> {
  const triggers = await listTriggers(client, tables);
  const late = (await listReferences(client)).filter(
    ({ table, refers, deferrable }) =>
      !deferrable && tables.indexOf(refers) >= tables.indexOf(table),
  );
  const alter = (table: string, what: string) =>
    client.query(`alter table ${quote(table)} ${what}`);
  for (const { table, name } of triggers) await alter(table, `disable trigger "${name}"`);
  for (const { table, name } of late)
    await alter(table, `alter constraint "${name}" deferrable initially deferred`);
  await client.query('set constraints all deferred');
  await load();
  await client.query('set constraints all immediate');
  for (const { table, name } of late)
    await alter(table, `alter constraint "${name}" not deferrable`);
  for (const { table, name, mode } of triggers)
    await alter(table, `enable ${mode} trigger "${name}"`);
}

async function listTriggers(client: pg.ClientBase, tables: string[]) {
  const { rows } = await client.query<{ table: string; name: string; mode: string }>(
    `select c.relname as table, t.tgname as name, case t.tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end as mode
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where c.relnamespace = 'public'::regnamespace and c.relname = any($1) and not t.tgisinternal and t.tgenabled <> 'D'`,
    [tables],
  );
  return rows;
}
