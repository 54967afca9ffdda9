import PDFDocument from 'pdfkit';
import { FACES, openedFace } from './faces.ts';

export type Pdf = PDFKit.PDFDocument;
export type Element = PDFKit.PDFStructureElement;

export type PdfProperties = {
  title: string;
  author: string;
  subject: string;
  /** BCP 47. */
  language: string;
  /** The day of the text, never that of the build: the same text gives the same bytes. */
  madeAt: Date;
  /** In points. */
  margins: { top: number; bottom: number; left: number; right: number };
};

/**
 * An A4 document that says to a screen reader what it is: tagged, with its language and title, declared as PDF/UA-1.
 * Pages stay open until the end, so that each can say how many there are.
 */
export function openPdf({ title, author, subject, language, madeAt, margins }: PdfProperties): Pdf {
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margins,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    info: { Title: title, Author: author, Subject: subject, CreationDate: madeAt, ModDate: madeAt },
  };
  // Without `font: null` pdfkit begins with Helvetica, which is not embedded. Its types know neither that nor PDF/UA.
  const doc = new PDFDocument({
    ...options,
    subset: 'PDF/UA',
    font: null,
  } as unknown as PDFKit.PDFDocumentOptions);
  for (const face of FACES)
    doc.registerFont(face, openedFace(face) as unknown as PDFKit.Mixins.PDFFontSource);
  describeLinks(doc);
  return doc;
}

/** Ends the document and gives its bytes. */
export function bytesOf(doc: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((done, failed) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => done(Buffer.concat(chunks)));
    doc.on('error', failed);
    doc.end();
  });
}

/** One part of the structure tree, drawn at once where it stands. */
export function say(
  doc: Pdf,
  parent: Element,
  type: string,
  draw: (element: Element) => void,
  options: object = {},
): void {
  const element = doc.struct(type, options);
  parent.add(element);
  element.add(() => draw(element));
  element.end();
}

/** A part of the structure tree that holds others. */
export function within(
  doc: Pdf,
  parent: Element,
  type: string,
  fill: (element: Element) => void,
  options: object = {},
): void {
  const element = doc.struct(type, options);
  parent.add(element);
  fill(element);
  element.end();
}

/** Something for the eye alone: a line, a colour, the number of a page. */
export function ornament(
  doc: Pdf,
  draw: () => void,
  type: 'Layout' | 'Pagination' = 'Layout',
): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

type Box = { x: number; y: number; width: number; height: number };

/** Makes an area of the page lead to a named place of the document; `said` is what PDF/UA asks of every link. */
export function leadTo(
  doc: Pdf,
  link: Element,
  { x, y, width, height }: Box,
  place: string,
  said: string,
): void {
  doc.goTo(x, y, width, height, place, {
    structParent: link,
    Contents: pdfString(said),
  } as unknown as PDFKit.Mixins.AnnotationOption);
}

/** pdfkit leaves the description of a link in the text empty: say where it leads. */
function describeLinks(doc: Pdf): void {
  const link = doc.link.bind(doc);
  doc.link = (x, y, width, height, url, options) =>
    link(x, y, width, height, url, { ...options, Contents: pdfString(String(url)) });
}

/** A string of the PDF, which pdfkit tells from a name by the wrapper. */
function pdfString(text: string): string {
  // A cast, because the wrapper is what pdfkit looks for and its types ask for the bare text.
  return new String(text) as string;
}
