import type { Config } from '@react-router/dev/config';
import { prerendered } from './src/web/paths.ts';

export default {
  appDirectory: 'src/web',
  ssr: true,
  prerender: prerendered,
  // The route table is small: it comes whole with React, and no address has to be asked for it later.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
