import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { comingPaths } from './paths.ts';

export default [
  index('routes/home.tsx'),
  route('/the-process', 'routes/process.tsx'),
  ...comingPaths.map((path) => route(path, 'routes/coming.tsx', { id: `coming${path}` })),
  route('/blogs/:id', 'routes/coming.tsx', { id: 'coming/blogs/:id' }),
  route('/munch-fee-calculator', 'routes/fee-calculator.tsx'),
  route('/code-of-conduct', 'routes/code-of-conduct.tsx'),
  route('/privacy-policy', 'routes/privacy-policy.tsx'),
  route('/lets-talk', 'routes/lets-talk.tsx'),
  route('/newsletter', 'routes/newsletter.tsx'),
  route('/newsletter/confirm', 'routes/newsletter-confirm.tsx'),
  route('/newsletter/unsubscribe', 'routes/newsletter-unsubscribe.tsx'),
  route('/say-hello', 'routes/say-hello.tsx'),
  route('/terms-and-conditions', 'routes/terms-and-conditions.tsx'),
  route('/arbitration-rules', 'routes/arbitration-rules.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
