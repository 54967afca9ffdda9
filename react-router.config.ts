import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  ssr: true,
  // Pages are rendered ahead by scripts/prerender.ts, once for each language.
  // The route table is small: it comes whole with React, and no address has to be asked for it later.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
