/** A column's name in a row: `filed_at` is `filedAt` (decision 0085), as Kysely's CamelCasePlugin says it. */
export function camelCase(column: string): string {
  return column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** A name in a row as the column is called: the way back. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * Some columns of a row under the names that they have in the database: what is hashed of a row is known by them, whatever
 * the code calls them.
 */
export function columnsOf(
  row: Readonly<Record<string, unknown>>,
  columns: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(columns.map((column) => [column, row[camelCase(column)] ?? null]));
}
