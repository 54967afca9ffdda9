import type { Sector } from './sector.ts';

export const tech: Sector = {
  description:
    'Online arbitration and mediation for tech disputes in India: software projects, licences, service levels and data, with the limits that the law sets.',
  lead: 'Late projects, licence counts, missed service levels, data that never came home. These quarrels are made of tickets, logs and version histories, so they are best heard by someone who can read them, and in days and weeks, before the software is two releases older.',
  kinds: [
    {
      title: 'Projects that slipped',
      text: 'Scope that grew, milestones that moved, acceptance tests that one side calls passed and the other does not.',
    },
    {
      title: 'Service levels',
      text: 'Uptime, response times and credits. What counts as an outage, who measured it, and what was promised for it.',
    },
    {
      title: 'Licences',
      text: 'More users than seats, an audit with a large bill, open-source terms in a closed product, a key that was switched off.',
    },
    {
      title: 'Data between businesses',
      text: 'A vendor used, lost or kept data that the contract told it to guard or give back.',
    },
    {
      title: 'Who owns the code',
      text: 'A contractor, a founder or an agency built it. The question is what the contract gave to whom, and when.',
    },
    {
      title: 'Leaving a vendor',
      text: 'Exit help, export formats, notice periods and the last three invoices.',
    },
  ],
  brings: {
    name: 'Who brings it',
    who: [
      'Start-ups and businesses that bought',
      'Developers and agencies that were not paid',
      'Licence holders after an audit',
      'Founders who parted',
    ],
  },
  answers: {
    name: 'Who answers it',
    who: ['Vendors and system integrators', 'Cloud and software services', 'Clients who stopped paying', 'Companies that hold the code'],
  },
  ready: [
    'The main agreement, the work orders and every change request that was signed',
    'The service-level report for the months in dispute, and how it was measured',
    'Tickets, logs and version history, exported with their time zone and a hash of the file',
    'Test results and sign-offs, and who gave them',
    'For a later court stage: the certificate for electronic records under section 63(4) of the Bharatiya Sakshya Adhiniyam 2023',
  ],
  limits: [
    {
      title: 'Fines over personal data are not ours',
      text: 'A tribunal can decide what a contract promised about data. Penalties for a breach of data-protection law are for the Data Protection Board, and its rules are coming into force in stages.',
      law: 'Digital Personal Data Protection Act 2023, sections 27 and 33',
    },
    {
      title: 'The register is for the authorities',
      text: 'A licence or a transfer of a patent or trade mark can be argued here. Whether it should have been granted or registered at all is a question against the whole world.',
      law: 'Vidya Drolia v Durga Trading (2020)',
    },
    {
      title: 'Hacking has its own officers',
      text: 'Break-ins and stolen data are offences. Claims for compensation under the Information Technology Act go to its adjudicating officer, up to the limit that the Act sets.',
      law: 'Information Technology Act 2000, sections 43, 46 and 66',
    },
    {
      title: 'Who did not agree is usually not bound',
      text: 'A cloud host or a subcontractor that never accepted the arbitration clause can be brought in only in narrow cases, such as companies of one group that took part in the contract.',
      law: 'Cox and Kings v SAP India (2023)',
    },
    {
      title: 'A switch-off may need a court tonight',
      text: 'Before a tribunal is in place, a court is where to ask that a service stays on. If the court orders it, the arbitration must begin within 90 days, or in the time that the court gives.',
      law: 'Arbitration and Conciliation Act 1996, section 9',
    },
  ],
};
