import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createWorker, OEM, type Worker } from 'tesseract.js';

const LANGUAGES = ['eng', 'hin', 'mar'] as const;
const find = createRequire(import.meta.url).resolve;

let reader: Promise<Worker> | null = null;

/** What a picture says, in English, Hindi and Marathi at once. */
export async function wordsOfPicture(png: Buffer): Promise<string> {
  reader ??= open();
  const { data } = await (await reader).recognize(png);
  return data.text;
}

/** The data of the languages is this house's own copy. All of them must lie in one folder, and each comes in one of its own. */
async function open(): Promise<Worker> {
  const langPath = await mkdtemp(join(tmpdir(), 'munch-languages-'));
  try {
    for (const language of LANGUAGES) {
      const file = `${language}.traineddata.gz`;
      const folder = dirname(find(`@tesseract.js-data/${language}/package.json`));
      await copyFile(join(folder, '4.0.0_best_int', file), join(langPath, file));
    }
    return await createWorker([...LANGUAGES], OEM.LSTM_ONLY, { langPath, cacheMethod: 'none' });
  } finally {
    await rm(langPath, { recursive: true, force: true });
  }
}
