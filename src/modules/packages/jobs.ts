export { closePackages, packagesListener } from './actions/ending.ts';
