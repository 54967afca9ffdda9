import type { Language } from '../../src/kernel/language.ts';
import { pdfOf } from '../../src/platform/pdf/engine.ts';

/** An applicant's CV on one page, as an office receives it. */
export async function cvOf(
  name: string,
  text: string,
  madeAt: Date,
  language: Language = 'en',
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await pdfOf({
    title: `CV of ${name}`,
    heading: name,
    author: name,
    subject: 'Application to the panel',
    language,
    madeAt,
    parts: [{ text }],
    foot: name,
  });
  return new Uint8Array(bytes);
}
