import { said, type Words } from '#kernel/language.ts';

/**
 * A long text that people cite: rules, conduct, privacy, terms. Sections count through all parts, so that a number names
 * one section whatever part it is in. Words may hold links: `[words](/address)`.
 */
export type Paper = {
  /** `_tight_` and `*open*`, as site/voice.tsx draws them. */
  heading: Words;
  description: Words;
  lead: Words;
  version: string;
  /** A civil day, `yyyy-mm-dd`. */
  updatedOn: string;
  /** What to know before reading, in a box above the text. */
  note?: Words;
  /** Not yet in Hindi and Marathi: their pages show the English text and say so, and search engines are led to the English page. */
  onlyEnglish?: true;
  /** Rules are cited to the clause (12.3); other papers to the section. */
  citesClauses?: boolean;
  parts: readonly Part[];
};

export type Part = {
  /** None where the whole paper is one part. */
  title?: Words;
  /** A part after the count: its sections carry no number. */
  uncounted?: boolean;
  sections: readonly Section[];
};

export type Section = { id: string; title: Words; clauses: readonly Clause[] };

export type Clause = Words | { text: Words; list: readonly Words[] } | Table;

export type Table = {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

/** The heading as one line of text, for titles. */
export function plainHeading(paper: Paper): string {
  return said(paper.heading).replace(/[_*]/g, '');
}

export function isTable(clause: Clause): clause is Table {
  return typeof clause !== 'string' && 'rows' in clause;
}

/** A clause that is no table: its words, and the list under them. */
export function wordsOf(clause: Exclude<Clause, Table>): { text: Words; list: readonly Words[] } {
  return typeof clause !== 'string' && 'list' in clause ? clause : { text: clause, list: [] };
}

/** The sections that carry a number. */
export function countedSections(paper: Paper): readonly Section[] {
  return paper.parts.filter((part) => part.uncounted !== true).flatMap((part) => part.sections);
}

export function allSections(paper: Paper): readonly Section[] {
  return paper.parts.flatMap((part) => part.sections);
}
