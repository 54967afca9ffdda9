// Two scripts for what every page needs, because small files pack badly: the library, and the frame of the site with its two
// forms. What one page alone needs stays with that page.
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

const LIBRARY = ['react', 'react-dom', 'react-hot-toast', 'react-router', 'scheduler'];

const FRAME = [
  'content/institution.ts',
  'src/kernel/*.ts',
  'src/messages/{site,ui}.ts',
  'src/modules/enquiries/{contract,rules}.ts',
  'src/modules/enquiries/ui/{contact-form,newsletter-form,form-definitions}.*',
  'src/site/{addresses,head,layout,linked-data,links,night,theme,tool-link,use-scroll-place}.*',
  'src/site/{footer,header,mobile-menu,theme-switch}.*',
  'src/site/languages/*',
  'src/ui/{api-context,button,checkbox,door-glyph,field,icon,link,logo,radio,select}.*',
  'src/ui/forms/{definition,failure,single-submission,submission,use-submission,values}.ts',
  'src/ui/{toast,tooltip,visually-hidden}.*',
  'src/web/root.tsx',
];
/** Words of the kernel that only people who are signed in need. */
const BEHIND_THE_DOOR = ['src/kernel/{moments,queue,viewer}.ts'];

const frame = new Set(
  globSync(FRAME, { cwd: root, exclude: BEHIND_THE_DOOR }).map((file) =>
    normalizePath(root + file),
  ),
);

export const chunks = [
  {
    name: 'react',
    test: (id: string) =>
      LIBRARY.some((name) => normalizePath(id).includes(`/node_modules/${name}/`)),
  },
  // After a question mark stands what part of a module an id means.
  { name: 'frame', test: (id: string) => frame.has(normalizePath(id).split('?')[0] ?? '') },
];
