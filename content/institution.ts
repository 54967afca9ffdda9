/**
 * Who runs this site: edit once, and every page, mail and document follows. The values shipped are placeholders that
 * nobody can own: `.example` addresses (RFC 2606) and a number of the 555-01xx range, which is kept for fiction
 * (India keeps no such range). `institution.test.ts` checks the form of each.
 */
export type Institution = {
  /** The product's name, as in a sentence. */
  name: string;
  /** The company in the copyright line. */
  company: string;
  /** The year the copyright line begins with. */
  since: number;
  phone: { shown: string; dialled: string };
  email: string;
  /** Where the site is read, without a slash at the end: pages built ahead name it when they are shared. */
  website: string;
  /** One entry a line, as on an envelope. */
  address: readonly string[];
  /** Opens a chat with people of the office, such as https://wa.me/…  */
  chat: string;
  /** Shown in the footer once there are any. */
  social: readonly { name: string; url: string }[];
};

export const institution: Institution = {
  name: 'Munch',
  company: 'Munch Dispute Resolution Private Limited (placeholder)',
  since: 2026,
  phone: { shown: '+1 212 555 0142', dialled: '+12125550142' },
  email: 'hello@munch.example',
  website: 'https://munch.example',
  address: ['Two Doors House (placeholder)', 'Fort, Mumbai 400 001', 'Maharashtra, India'],
  chat: 'https://chat.munch.example/hello',
  social: [],
};
