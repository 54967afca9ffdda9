export { packagesEnd } from './actions/ending.ts';
