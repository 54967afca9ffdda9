import { registerHooks } from 'node:module';

// A page may say beside what it draws which words that stands for (ISO 32000-2, 14.9.4: ActualText). Programs that print Devanagari
// do: the shape of क्ष or of a sign that is drawn before its letter has no code of its own. pdf.js reads it and passes it on to
// nobody, so one line is put into it as it is read, in the process that takes words out of papers and nowhere else.
const WORKER = /\/pdfjs-dist\/legacy\/build\/pdf\.worker\.mjs$/;
// biome-ignore lint/suspicious/noTemplateCurlyInString: it is the line itself
const LINE = 'id: Number.isInteger(mcid) ? `${self.idFactory.getPageObjId()}_mc${mcid}` : null,';
const SAID =
  'said: ((of) => { const said = of instanceof Dict ? of.get("ActualText") : null; return typeof said === "string" ? ' +
  'stringToPDFString(said) : null; })(args[1] instanceof Name ? resources?.get("Properties")?.get?.(args[1].name) : args[1]),';

/** Call it before pdf.js opens a file. A pdf.js that has another line there reads as before. */
export function passOnActualText(): void {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!WORKER.test(url)) return loaded;
      const source = String(loaded.source);
      return { ...loaded, source: source.replace(LINE, () => `${LINE} ${SAID}`) };
    },
  });
}
