import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { comingPaths, sectorPaths, servicePaths } from './paths.ts';

// The route table of the specification, in its order; what is not in its table stands at the end.
export default [
  index('routes/home.tsx'),
  route('/the-people', 'routes/the-people.tsx'),
  route('/the-platform', 'routes/the-platform.tsx'),
  route('/the-process', 'routes/process.tsx'),
  route('/the-team', 'routes/the-team.tsx'),
  route('/the-panel', 'routes/the-panel.tsx'),
  route('/academy', 'routes/academy.tsx'),
  route('/faqs', 'routes/faqs.tsx'),
  ...comingPaths.map((path) => route(path, 'routes/coming.tsx', { id: `coming${path}` })),
  route('/blogs', 'routes/blogs.tsx'),
  route('/blogs/:id', 'routes/blog-post.tsx'),
  route('/munch-fee-calculator', 'routes/fee-calculator.tsx'),
  ...sectorPaths.map((path) => route(path, 'routes/sector.tsx', { id: `sector${path}` })),
  ...servicePaths.map((path) => route(path, 'routes/service.tsx', { id: `service${path}` })),
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
