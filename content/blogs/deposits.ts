import { h, list, type Post, p, quote } from './post.ts';

export const depositsAndLandlords: Post = {
  id: '2',
  date: '2026-04-08',
  title: {
    en: 'A tenant, a landlord and one ceiling fan',
    hi: 'एक किराएदार, एक मकान मालिक और एक पंखा',
    mr: 'एक भाडेकरू, एक घरमालक आणि एक पंखा',
  },
  excerpt: {
    en: 'How a repair of ₹3,200 turned into six months of silence over a deposit, and what both sides could have done in the first week.',
    hi: '₹3,200 की मरम्मत डिपॉज़िट पर छह महीने की चुप्पी कैसे बन गई, और दोनों पक्ष पहले हफ़्ते में क्या कर सकते थे।',
    mr: '₹3,200 ची दुरुस्ती डिपॉझिटवरच्या सहा महिन्यांच्या अबोल्यात कशी बदलली, आणि दोन्ही बाजूंना पहिल्या आठवड्यात काय करता आले असते.',
  },
  views: 1,
  comments: 1,
  isLiked: true,
  picture: 'gallery',
  onlyEnglish: true,
  body: [
    p(
      'This story is made up, but you may have lived in it. Farida rents a flat in Pune for eleven months and pays a deposit of ₹90,000. When she leaves, the ceiling fan in the bedroom does not turn. Mr Deshpande, who owns the flat, finds a repair bill of ₹3,200 fair. Farida finds that the fan was old. He keeps the whole deposit until it is “sorted out”. Nobody sorts anything out for six months.',
    ),
    h('What a deposit is for'),
    p(
      'A deposit is the tenant’s money in the landlord’s hands. The agreement says what it may be used for: usually unpaid rent, unpaid bills, and damage. What is left goes back. If the agreement says nothing more, a landlord who wants to keep part of it should be able to show what was lost and what it cost.',
    ),
    p(
      'Old age is not damage. Section 108(m) of the Transfer of Property Act 1882 asks a tenant to give the property back in as good a condition as it was at the start, apart from changes that reasonable wear and tear cause. A fan that stops after twelve years has died of age. A fan with a bent blade has met somebody.',
    ),
    h('Which law, which door'),
    p(
      'This is where it gets local. In Maharashtra the Rent Control Act 1999 governs many tenancies, and its section 55 wants tenancies and leave and licence agreements in writing and registered. The landlord is the one who has to see to that. Other states have their own laws. The Model Tenancy Act, with its limit of two months’ rent for a home, is only a model: it counts where a state has made it law.',
    ),
    p(
      'May such a dispute be arbitrated? In Vidya Drolia v Durga Trading in 2020 the Supreme Court drew a line. Tenancies that rest on the Transfer of Property Act can be arbitrated if the agreement says so. Tenancies that a rent-control law protects cannot, since that law has given them to special courts. Claims to get a place back often have a court of their own as well. When in doubt, ask before you pay a fee.',
    ),
    p(
      'Mediation does not have this problem. Two people may always talk about ₹90,000 with somebody in the middle.',
    ),
    h('What both could do on the day of leaving'),
    list(
      'Walk through the flat together, with the list from the first day if there is one.',
      'Film each room slowly, and switch on every lamp, tap and fan.',
      'Read the meters and photograph them.',
      'Write down what is broken, in words that both accept, and sign. “The bedroom fan does not turn” is enough. Whose fault it is can wait.',
      'Agree on a date for the money, and give the account number.',
    ),
    h('What both could do in the first week'),
    p(
      'Mr Deshpande could send a short table: deposit 90,000; electricity 1,140; fan 3,200; to be returned 85,660. He could pay back at once what nobody disputes. That one step takes the heat out of most such quarrels. Keeping all of it to win an argument about a small part looks bad to every neutral who will ever read the file.',
    ),
    p(
      'Farida could answer the table line by line: electricity yes, fan no, here is the video from my first day, where it already makes a noise. She could offer to share the bill. She could also set a date: please return the rest by the 30th; after that I will ask for interest.',
    ),
    quote('Pay what is not in dispute today. It is amazing how small the rest becomes.'),
    h('How it ended'),
    p(
      'After six months a friend suggested a mediator. The call took fifty minutes. In the first half Farida said that she had not been able to pay the deposit on her next flat and had borrowed from her brother. In the second half Mr Deshpande said that the tenant before her had left without a word and with two months of rent unpaid. Neither had known.',
    ),
    p(
      'They agreed on ₹88,000, paid the same evening, and a sentence each that said thank you. The fan was repaired. It had needed a new capacitor.',
    ),
    p(
      'Money claims like this do not live for ever: as a rule the Limitation Act gives three years. But the better clock is a shorter one. Write in the first week, while both still remember which switch it was.',
    ),
  ],
};
