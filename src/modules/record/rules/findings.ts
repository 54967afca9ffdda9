/** What a comparison of a module's rows with the acts of the record came to: `what` is a short phrase that names the row. */
export type RecordFinding = { about: string; what: string };

/**
 * `differs`: a row says otherwise than the acts. `uncovered`: the acts hold too little to prove it, because they were written
 * before a fingerprint was kept, or because the law had it forgotten since; it is told, and never called right.
 */
export type RecordFindings = {
  differs: readonly RecordFinding[];
  uncovered: readonly RecordFinding[];
};

/** The one text of a row for its fingerprint: names in order, dates as ISO 8601, bytes in hexadecimal, whole numbers as text. */
export function rowText(name: string, row: unknown): string {
  return JSON.stringify([`munch-${name}-1`, plain(row)]);
}

function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
  if (Array.isArray(value)) return value.map(plain);
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object') return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => [name, plain(one)]);
}
