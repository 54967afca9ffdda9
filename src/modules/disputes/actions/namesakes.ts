// By what other names a party was filed elsewhere, for whoever looks for conflicts. It names no viewer, and tells of no dispute.
export { listNamesakes } from '../store/namesakes.ts';
