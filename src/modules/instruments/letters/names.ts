import { institution } from '../../../../content/institution.ts';

/** Who seals papers, as certificates and signatures name them. */
export const houseName = institution.name;
