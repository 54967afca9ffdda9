import { dayInWords } from '#kernel/day-words.ts';
import { here } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import type { DocumentPart } from '#platform/pdf/view.ts';
import { house } from './house.ts';

/** A paper in the words of whoever reads it. */
export type PaperWords = { title: string; parts: DocumentPart[]; signer: string };

type Heading = { reference: string; name: string; on: string };

/** Law and lifecycle 6.4: the last warning before a dispute goes on without a respondent (ACA s. 25). */
export function warningWords(
  { reference, name, on }: Heading,
  { days, publicUrl }: { days: number; publicUrl: string },
): PaperWords {
  const signer = m.service_paper_registry({ name: house.name });
  return {
    title: m.service_warning_title(),
    signer,
    parts: [
      headed(reference, [m.service_paper_to(), name]),
      { strong: m.service_warning_over() },
      { text: m.service_warning_without({ days }) },
      { text: m.service_warning_silence() },
      { heading: m.service_warning_can() },
      { text: m.service_warning_how({ address: `${publicUrl}${here('/notice')}` }) },
      { text: m.service_warning_reach({ phone: house.phone, email: house.email }) },
      signed(signer, on),
    ],
  };
}

/** The same in English, for whoever reads no other. */
export function inEnglish(parts: readonly DocumentPart[]): DocumentPart {
  return { section: [{ heading: m.notice_paper_english() }, ...parts], language: 'en-IN' };
}

type Found = { reason: string; registrar: string; days: number; publicUrl: string };

/** ACA s. 25(b) and (c): that it goes on without somebody, why, and how they are heard after all. */
export function absenceWords(
  { reference, name, on }: Heading,
  { reason, registrar, days, publicUrl }: Found,
): PaperWords {
  const signer = m.service_paper_registrar({ name: registrar });
  return {
    title: m.service_absence_title(),
    signer,
    parts: [
      headed(reference, [m.service_paper_party(), name]),
      { strong: m.service_absence_found({ name }) },
      { text: m.service_absence_then() },
      { heading: m.service_reversal_reasons() },
      { text: reason },
      { heading: m.service_absence_can() },
      { text: m.service_absence_how({ days, address: `${publicUrl}${here('/notice')}` }) },
      { text: m.service_warning_reach({ phone: house.phone, email: house.email }) },
      signed(signer, on),
    ],
  };
}

/** To both sides, when a registrar takes a service back (law and lifecycle 6.4). Their reasons stand as they wrote them. */
export function reversalWords(
  { reference, name, on }: Heading,
  { reason, registrar }: { reason: string; registrar: string },
): PaperWords {
  const signer = m.service_paper_registrar({ name: registrar });
  return {
    title: m.service_reversal_title(),
    signer,
    parts: [
      headed(reference, [m.service_paper_party(), name]),
      { strong: m.service_reversal_found({ name }) },
      { text: m.service_reversal_then({ name }) },
      { heading: m.service_reversal_reasons() },
      { text: reason },
      { text: m.service_warning_reach({ phone: house.phone, email: house.email }) },
      signed(signer, on),
    ],
  };
}

function headed(reference: string, row: readonly [string, string]): DocumentPart {
  return { rows: [[m.service_row_reference(), reference], row] };
}

function signed(signer: string, on: string): DocumentPart {
  return {
    signature: [
      [m.service_paper_signed(), signer],
      [m.service_paper_on(), dayInWords(on)],
    ],
  };
}
