import type { LinkOnFile } from '../store/affiliates.ts';

export function linkView({ id, kind, one, other, evidence, source, addedAt }: LinkOnFile) {
  return {
    ...{ id, kind, evidence, source },
    one: called(one),
    other: called(other),
    addedAt: addedAt.toISOString(),
  };
}

/** A name with the numbers by which it is known. */
function called({ name, keys }: LinkOnFile['one']): string {
  const numbers = keys.filter((key) => !key.startsWith('name:'));
  return [name, ...numbers.map((key) => key.replace(':', ' ').toUpperCase())].join(', ');
}
