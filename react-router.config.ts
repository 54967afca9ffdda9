import type { Config } from '@react-router/dev/config';
import { folder } from './scripts/built.ts';

export default {
  appDirectory: 'src/web',
  ssr: true,
  buildDirectory: folder(),
  // Pages are rendered ahead by scripts/prerender.ts, once for each language.
  // The route table is small: it comes whole with React, and no address has to be asked for it later.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
