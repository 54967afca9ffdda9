import { type LocalizedText, localize } from '#kernel/language.ts';

/**
 * A long text that people cite: rules, conduct, privacy, terms. Sections count through all parts, so that a number names
 * one section whatever part it is in. Words may hold links: `[words](/address)`.
 */
export type LegalText = {
  /** `_tight_` and `*open*`, as site/voice.tsx draws them. */
  heading: LocalizedText;
  description: LocalizedText;
  lead: LocalizedText;
  version: string;
  /** A civil day, `yyyy-mm-dd`. */
  updatedOn: string;
  /** What to know before reading, in a box above the text. */
  note?: LocalizedText;
  /** Not yet in Hindi and Marathi: their pages show the English text and say so, and search engines are led to the English page. */
  onlyEnglish?: true;
  /** Rules are cited to the clause (12.3); other papers to the section. */
  citesClauses?: boolean;
  parts: readonly LegalTextPart[];
};

export type LegalTextPart = {
  /** None where the whole paper is one part. */
  title?: LocalizedText;
  /** A part after the count: its sections carry no number. */
  uncounted?: boolean;
  sections: readonly LegalTextSection[];
};

export type LegalTextSection = {
  id: string;
  title: LocalizedText;
  clauses: readonly LegalTextClause[];
};

export type LegalTextClause =
  | LocalizedText
  | { text: LocalizedText; list: readonly LocalizedText[] }
  | LegalTextTable;

export type LegalTextTable = {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

/** The heading as one line of text, for titles. */
export function plainHeading(paper: LegalText): string {
  return localize(paper.heading).replace(/[_*]/g, '');
}

export function isTable(clause: LegalTextClause): clause is LegalTextTable {
  return typeof clause !== 'string' && 'rows' in clause;
}

/** A clause that is no table: its words, and the list under them. */
export function wordsOf(clause: Exclude<LegalTextClause, LegalTextTable>): {
  text: LocalizedText;
  list: readonly LocalizedText[];
} {
  return typeof clause !== 'string' && 'list' in clause ? clause : { text: clause, list: [] };
}

/** The sections that carry a number. */
export function countedSections(paper: LegalText): readonly LegalTextSection[] {
  return paper.parts.filter((part) => part.uncounted !== true).flatMap((part) => part.sections);
}

export function allSections(paper: LegalText): readonly LegalTextSection[] {
  return paper.parts.flatMap((part) => part.sections);
}
