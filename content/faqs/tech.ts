import type { Topic } from './topic.ts';

export const tech: Topic = {
  id: 'tech',
  tab: { en: 'Tech Disputes', hi: 'टेक के विवाद', mr: 'टेक वाद' },
  lead: {
    en: 'Nine questions from people who build, buy and run software.',
    hi: 'सॉफ़्टवेयर बनाने, ख़रीदने और चलाने वालों के नौ सवाल।',
    mr: 'सॉफ्टवेअर बनवणाऱ्या, विकत घेणाऱ्या आणि चालवणाऱ्या लोकांचे नऊ प्रश्न.',
  },
  faqs: [
    {
      id: 'tech-kinds',
      question: 'Which tech disputes can come here?',
      answer:
        'Projects that slipped, service levels that were missed, licence audits, unpaid invoices, data that was to be returned, and the question of who owns the code. Needed is a written agreement to arbitrate, which may stand in the contract, in an exchange of e-mails, or in a new paper signed after the dispute began (Arbitration and Conciliation Act 1996, section 7). Whether a patent or trade mark should have been granted at all is a matter for the authorities and courts, because it concerns everybody and not only the two of you.',
    },
    {
      id: 'tech-click',
      question: 'I only clicked “I agree”. Does the arbitration clause bind me?',
      answer:
        'It may. An arbitration agreement can be made by electronic communication (Arbitration and Conciliation Act 1996, section 7), and a contract is not invalid because it was made online (Information Technology Act 2000, section 10A). But whoever relies on it must show the clause, the version of that day, and that you could read it. Under our rules that is checked before anyone is appointed. And if you clicked as a consumer, the consumer commission stays open to you whatever the clause says (Emaar MGF v Aftab Singh, 2018).',
    },
    {
      id: 'tech-evidence',
      question: 'Do screenshots, chats and logs count as evidence?',
      answer:
        'Yes. An arbitrator is not bound by the law of evidence and decides what each item is worth (Arbitration and Conciliation Act 1996, section 19). A full export with dates, time zone and sender is worth more than a cut-out picture, so keep the original file and do not edit it. If the matter may reach a court later, prepare the certificate for electronic records as well (Bharatiya Sakshya Adhiniyam 2023, section 63(4)). Never delete messages because a dispute has begun. It looks worse than almost anything they could say.',
    },
    {
      id: 'tech-source-code',
      question: 'Will the other side get to see my source code?',
      answer:
        'Not simply because there is a case. What you hand to the arbitrator also goes to the other side (Arbitration and Conciliation Act 1996, section 24), so hand over only what proves your point, and ask first for an order on how the rest may be seen: for instance by one independent expert, on your machine, with no copies. The tribunal can appoint such an expert (section 26). Everything shown stays confidential (section 42A). If you are asked for the whole repository, you may object and say why less would do.',
    },
    {
      id: 'tech-expert',
      question: 'Will the arbitrator understand the technology?',
      answer:
        'That is partly your choice. The parties may agree on who decides, and the person need not be a lawyer (Arbitration and Conciliation Act 1996, section 11). If you cannot agree, our rules send both sides the same list, and both strike and rank. Each side may bring its own expert, and the tribunal may appoint one whom both can question (section 26). It also helps to write for a clever reader who has never seen your product: one page, one diagram, one list of what was promised and what came.',
    },
    {
      id: 'tech-switch-off',
      question: 'Our vendor threatens to switch us off. What can we do now?',
      answer:
        'Send a short written objection today, export what you can, and read the notice and suspension clauses. If the harm would be serious, you may ask a court to keep the service on before any arbitrator exists (Arbitration and Conciliation Act 1996, section 9). After such an order the arbitration must begin within 90 days, or the time the court sets. An arbitrator, once appointed, can make similar orders (section 17). Paying the open part under protest, if you can, often buys more calm than any order. Say in writing that you do not admit the debt.',
    },
    {
      id: 'tech-ownership',
      question: 'A freelancer wrote our code. Who owns it?',
      answer:
        'Often the freelancer, unless a paper says otherwise. Code is protected like a literary work. What an employee writes in the course of the job belongs first to the employer, but a freelancer is the first owner of what he or she writes (Copyright Act 1957, section 17). To move it to you takes a signed assignment in writing that names the work (section 19). Having paid is not enough by itself, though it may show that you have leave to use the code. Between the two of you, an arbitrator can decide it.',
    },
    {
      id: 'tech-data-breach',
      question: 'Personal data has leaked. Can that be decided here?',
      answer:
        'In part. Whether a vendor kept the promises in your contract about data, and what it owes you for the damage, can be arbitrated if both have agreed to it. Penalties under the Digital Personal Data Protection Act 2023 are for the Data Protection Board (sections 27 and 33), and that Act is coming into force in stages. Break-ins and theft of data are offences under the Information Technology Act 2000 (sections 43 and 66). Secure your systems first. Then look up whom you must inform, because those times can be short.',
    },
    {
      id: 'tech-abroad',
      question: 'The other company is abroad. Does an award help me?',
      answer:
        'Often more than a judgment would. Most countries have joined the New York Convention of 1958 and enforce awards made in other member countries, with few grounds to refuse. In the other direction, India enforces foreign awards under sections 44 to 49 of the Arbitration and Conciliation Act 1996. Look in the contract for the seat, the language and the governing law. If it names a seat or an institution abroad, that choice stands, and you would need the other side’s written yes to come here instead.',
    },
  ],
};
