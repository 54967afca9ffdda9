import { institution } from '../../../../content/institution.ts';

/** How the institution names itself on what it serves. */
export const house = {
  name: institution.name,
  company: institution.company,
  phone: institution.phone.shown,
  email: institution.email,
  website: institution.website,
  address: institution.address,
};
