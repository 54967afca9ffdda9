/** What a table holds under a name that came from outside; nothing under one that every object inherits, such as `constructor`. */
export function named<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
