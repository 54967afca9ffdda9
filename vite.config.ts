import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { institution } from './content/institution.ts';
import { chunks } from './scripts/chunks.ts';
import { clientContracts } from './scripts/client-contracts.ts';
import { clientLanguages } from './scripts/client-languages.ts';
import { paperWords } from './scripts/paper-words.ts';
import { publicUrl } from './src/platform/env.ts';

export default defineConfig({
  plugins: [reactRouter(), clientLanguages(), clientContracts(), paperWords()],
  define: {
    __API_URL__: JSON.stringify(process.env.API_URL ?? ''),
    // Pages built ahead name their own address; where nobody set it, the institution's.
    __PUBLIC_URL__: JSON.stringify(publicUrl(process.env, institution.website)),
  },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
});
