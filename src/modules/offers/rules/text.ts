import type { Language } from '#kernel/language.ts';

type AgreementPart = { heading: string; text: string };
/** A settlement as its parties read and sign it, in one language. */
export type AgreementText = {
  title: string;
  facts: (readonly [name: string, said: string])[];
  parts: AgreementPart[];
};

/**
 * A settlement as it is kept and hashed: first in the language of the dispute, and in English where that is another one. The offer's id
 * is random and known to the sides alone: without it the terms could be guessed from the hash, which the record shows.
 */
export type SettlementText = {
  offer: string;
  texts: { language: Language; said: AgreementText }[];
};

/** What a row keeps, as it was written. */
export function readText(text: string): SettlementText {
  return JSON.parse(text) as SettlementText; // nothing but `drawUp` writes it
}
