export { seatOf } from '../rules/footing.ts';
