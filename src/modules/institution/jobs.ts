export { letterFoot } from './actions/foot.ts';
export { runsIn } from './actions/system.ts';
