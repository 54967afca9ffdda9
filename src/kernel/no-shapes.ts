/**
 * Stands in for zod in the browser's bundle (vite.config.ts). A browser asks the rules of a contract and lets the
 * server parse the shapes, so 7 kB of parser would travel for nothing. Every word is the same: it can be called and
 * asked for anything, and parses nothing. A word that contracts begin to use is added to the list below.
 */
const word: unknown = new Proxy(() => word, { get: () => word, apply: () => word });

// Only shapes are built of it, and no shape is used in the browser.
const any = word as never;

export {
  any as array,
  any as boolean,
  any as enum,
  any as gte,
  any as int,
  any as literal,
  any as lte,
  any as maxLength,
  any as meta,
  any as minLength,
  any as normalize,
  any as nullable,
  any as number,
  any as object,
  any as optional,
  any as refine,
  any as regex,
  any as strictObject,
  any as string,
  any as trim,
  any as union,
  any as unknown,
  any as uuid,
};
