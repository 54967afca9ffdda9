import { registerHooks } from 'node:module';

// A page may say beside what it draws which words that stands for (ISO 32000-2, 14.9.4: ActualText). Programs that print Devanagari
// do: the shape of क्ष or of a sign that is drawn before its letter has no code of its own. pdf.js reads it and passes it on to
// nobody, so a line is put into it: as it is read in the process that takes words out of papers, and as it is built for the page
// in which a paper is read (scripts/paper-words.ts).
const WORKER = /\/pdfjs-dist\/legacy\/build\/pdf\.worker\.mjs$/;
const LINES: readonly (readonly [string, string])[] = [
  // Of a marked part of a page: what stands beside its mark.
  [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the line itself
    'id: Number.isInteger(mcid) ? `${self.idFactory.getPageObjId()}_mc${mcid}` : null,',
    'said: ((of) => { const said = of instanceof Dict ? of.get("ActualText") : null; return typeof said === "string" ? ' +
      'stringToPDFString(said) : null; })(args[1] instanceof Name ? resources?.get("Properties")?.get?.(args[1].name) : args[1]),',
  ],
  // Of an element of the structure, which has one part of the page or more.
  [
    'let alt = node.dict.get("Alt");',
    'const said = node.dict.get("ActualText"); if (typeof said === "string") obj.said = stringToPDFString(said);',
  ],
];

/** The source of pdf.js's worker, which then says what parts of a page stand for. One that has other lines there reads as before. */
export function withActualText(source: string): string {
  return LINES.reduce((all, [line, more]) => all.replace(line, () => `${line} ${more}`), source);
}

/** Call it before pdf.js opens a file. */
export function passOnActualText(): void {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!WORKER.test(url)) return loaded;
      return { ...loaded, source: withActualText(String(loaded.source)) };
    },
  });
}
