// Writes the rules as a PDF where the built site keeps its files: `node scripts/rules-pdf.ts <file>`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { rulesPdf } from '../content/rules/pdf.ts';
import { folder } from './built.ts';
import { rulesAsPdf } from './rules-pdf/rules-pdf.ts';

const file = process.argv[2] ?? `${folder()}/client${rulesPdf.address}`;
const { bytes, pages } = await rulesAsPdf();
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, bytes);
console.log(`${file}: ${pages} pages, ${Math.round(bytes.length / 1000)} kB`);
