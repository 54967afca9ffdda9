import type { Sector } from './sector.ts';

export const ecommerce: Sector = {
  description:
    'Online arbitration and mediation for e-commerce disputes in India: orders, refunds, payouts and unpaid suppliers. The consumer commission stays open to every buyer.',
  lead: 'What was ordered, what came, and what was paid: most online quarrels fit in one photograph and one bank entry. They should not take longer to end than the parcel took to arrive. The target for a simple one is 5 to 10 days, once both sides have agreed to come.',
  kinds: [
    {
      title: 'Orders',
      text: 'Not delivered, delivered late, delivered broken, or delivered as something else.',
    },
    {
      title: 'Refunds and returns',
      text: 'The parcel went back, the money did not. Or the money went back, and the parcel did not.',
    },
    {
      title: 'Sellers and platforms',
      text: 'Payouts on hold, a closed shop, fees and penalties that nobody can explain.',
    },
    {
      title: 'Unpaid suppliers',
      text: 'Goods were taken and sold on, and the invoice is still open.',
    },
    {
      title: 'Couriers and payments',
      text: 'Lost parcels, wrong cash-on-delivery sums, chargebacks that land on the wrong desk.',
    },
  ],
  brings: {
    name: 'Who brings it',
    who: ['Buyers, if they choose to', 'Small sellers and home businesses', 'Brands and wholesalers', 'Makers who supply on credit'],
  },
  answers: {
    name: 'Who answers it',
    who: ['Sellers and brands', 'Marketplaces and apps', 'Couriers and warehouses', 'Payment companies'],
  },
  ready: [
    'Order number, invoice and proof of payment',
    'Photographs or a film of what came, with the date',
    'The listing as it stood on the day, not as it stands now',
    'The terms you accepted, with the date and the dispute clause',
    'Your messages to support, with the ticket number, and the delivery proof',
    'If you are a micro or small enterprise: your Udyam registration',
  ],
  limits: [
    {
      title: 'A buyer can always go to the consumer commission',
      text: 'A clause in the terms cannot close that door. Our rules take a consumer’s case only if the consumer agrees after the dispute has arisen, with this line in plain sight. The National Consumer Helpline, 1915, costs nothing.',
      law: 'Consumer Protection Act 2019, sections 35 and 100; Emaar MGF v Aftab Singh (2018)',
    },
    {
      title: 'That door closes after two years',
      text: 'A consumer complaint must be filed within two years of the cause. Talks with us do not stretch that time, though a commission may forgive a delay for good cause.',
      law: 'Consumer Protection Act 2019, section 69',
    },
    {
      title: 'Unsafe goods and false advertising',
      text: 'When many buyers are harmed, the Central Consumer Protection Authority can order a recall or stop an advertisement. No private tribunal can.',
      law: 'Consumer Protection Act 2019, sections 10 and 18 to 21',
    },
    {
      title: 'Small suppliers have a council of their own',
      text: 'A micro or small enterprise that was not paid may go to the Facilitation Council, even where the contract names arbitration. A late buyer owes compound interest at three times the bank rate.',
      law: 'MSMED Act 2006, sections 15 to 18; Gujarat State Civil Supplies v Mahakali Foods (2022)',
    },
    {
      title: 'Some orders are too small for us',
      text: 'If the fees would eat the claim, arbitration is the wrong tool. Look at the fee calculator first. For a small order the helpline or a talk with the seller is the better way, and we will say so.',
      law: 'Our fee schedule',
    },
  ],
};
