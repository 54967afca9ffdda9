import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { institution } from './content/institution.ts';
import { chunks } from './scripts/chunks.ts';
import { clientLanguages } from './scripts/client-languages.ts';
import { publicUrl } from './src/platform/env.ts';

/** In the browser's bundle zod makes way for src/kernel/no-shapes.ts, which says why. */
const withoutShapes: Plugin = {
  name: 'munch:without-shapes',
  enforce: 'pre',
  resolveId(id) {
    return id === 'zod/mini' && this.environment.config.consumer === 'client'
      ? fileURLToPath(new URL('src/kernel/no-shapes.ts', import.meta.url))
      : null;
  },
};

export default defineConfig({
  plugins: [withoutShapes, tailwindcss(), reactRouter(), clientLanguages()],
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
