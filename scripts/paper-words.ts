// The worker of pdf.js in the page where a paper is read says what parts of a page stand for, as it does in the process that
// takes words out of papers: else a word of Devanagari that is drawn in half letters is found in one and not in the other.
import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';
import { withActualText } from '../src/platform/extraction/actual-text.ts';

const WORKER = /\/pdfjs-dist\/legacy\/build\/pdf\.worker\.mjs$/;

export function paperWords(): Plugin {
  let worker: string | undefined;
  return {
    name: 'munch:paper-words',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?');
      if (query !== 'url' || !WORKER.test(file) || this.environment.mode !== 'build') return null;
      if (this.environment.config.consumer !== 'client') return 'export default "";';
      worker ??= minifySync(file, withActualText(readFileSync(file, 'utf8'))).code;
      const name = this.emitFile({ type: 'asset', name: 'pdf.worker.mjs', source: worker });
      return `export default "__VITE_ASSET__${name}__";`;
    },
    transform(code, id) {
      return this.environment.mode === 'dev' && WORKER.test(id) ? withActualText(code) : null;
    },
  };
}
