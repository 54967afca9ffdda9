export { sessionsListener } from './actions/ending.ts';
