import { dayAt } from '#kernel/days.ts';
import type { Language } from '#kernel/language.ts';
import { daysFor } from '#modules/clocks/rules/pack.ts';
import type { DisputeFile, PartyWithContacts } from '#modules/disputes/actions/reading.ts';
import { speaking } from '#platform/language.ts';
import { pdfOf } from '#platform/pdf/engine.ts';
import {
  absenceWords,
  inEnglish,
  type PaperWords,
  reversalWords,
  warningWords,
} from '../letters/documents.ts';
import { house } from '../letters/house.ts';
import type { DocumentWriting, GeneratedDocument } from './generated-documents.ts';

/** The last warning, in the language of whoever is warned. */
export function warningPdf(
  deps: DocumentWriting,
  file: DisputeFile,
  party: PartyWithContacts,
): Promise<GeneratedDocument> {
  const heading = { reference: file.dispute.reference, name: party.name, on: dayAt(deps.now()) };
  const days = daysOf(file, 'final_warning');
  return spoken(deps, heading.reference, party.language, () =>
    warningWords(heading, { days, publicUrl: deps.settings.publicUrl }),
  );
}

export type ExParteRecord = { party: PartyWithContacts; reason: string; registrar: string };

/** What says that it goes on without somebody, in their own language and, where that is another, in English for everybody else. */
export function absencePdf(
  deps: DocumentWriting,
  file: DisputeFile,
  { party, reason, registrar }: ExParteRecord,
): Promise<GeneratedDocument> {
  const heading = { reference: file.dispute.reference, name: party.name, on: dayAt(deps.now()) };
  const found = {
    reason,
    registrar,
    days: daysOf(file, 'reopening'),
    publicUrl: deps.settings.publicUrl,
  };
  const said = () => absenceWords(heading, found);
  return spoken(deps, heading.reference, party.language, () => {
    const { parts, ...words } = said();
    const english = party.language === 'en' ? [] : speaking('en', () => [inEnglish(said().parts)]);
    return { ...words, parts: [...parts, ...english] };
  });
}

/** How long a limit is, as the clock counts it: by the pack under which the dispute was filed. */
function daysOf(
  { dispute: { filedAt, track } }: DisputeFile,
  limit: 'final_warning' | 'reopening',
): number {
  const days = daysFor(limit, dayAt(filedAt), track);
  if (!days) throw new Error(`The pack of this dispute says nothing of ${limit}.`);
  return days;
}

export type ServiceReversal = {
  party: PartyWithContacts;
  reason: string;
  registrar: string;
  language: Language;
};

/** What tells that a service was taken back, in the language of whoever is told. */
export function reversalPdf(
  deps: DocumentWriting,
  file: DisputeFile,
  { party, reason, registrar, language }: ServiceReversal,
): Promise<GeneratedDocument> {
  const heading = { reference: file.dispute.reference, name: party.name, on: dayAt(deps.now()) };
  return spoken(deps, heading.reference, language, () =>
    reversalWords(heading, { reason, registrar }),
  );
}

function spoken(
  { now }: DocumentWriting,
  reference: string,
  language: Language,
  words: () => PaperWords,
): Promise<GeneratedDocument> {
  return speaking(language, async () => {
    const { title, parts, signer } = words();
    const bytes = await pdfOf({
      title,
      author: house.company,
      subject: reference,
      language: `${language}-IN`,
      madeAt: now(),
      parts,
      foot: reference,
    });
    return { bytes, title, signer };
  });
}
