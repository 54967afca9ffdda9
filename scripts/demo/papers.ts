import { bytesOf, openPdf, say } from '../../src/platform/pdf/document.ts';

/** An applicant's CV on one page, as an office receives it. */
export async function cvOf(
  name: string,
  text: string,
  madeAt: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const margins = { top: 72, bottom: 72, left: 72, right: 72 };
  const doc = openPdf({
    title: `CV of ${name}`,
    author: name,
    subject: 'Application to the panel',
    language: 'en',
    madeAt,
    margins,
  });
  doc.addPage();
  const root = doc.struct('Document');
  doc.addStructure(root);
  say(doc, root, 'H1', () => doc.font('semi-bold').fontSize(20).text(name));
  say(doc, root, 'P', () => doc.font('regular').fontSize(11).moveDown().text(text));
  root.end();
  return new Uint8Array(await bytesOf(doc));
}
