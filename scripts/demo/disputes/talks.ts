import type { Language } from '../../../src/kernel/language.ts';

/** Who says what where: to all, between the sides, among their own, or to the office; the office writes to one side. */
export type Turn = {
  by: 'claimant' | 'respondent' | 'officer';
  place: 'all' | 'parties' | 'own' | 'office';
  /** With whom the office speaks. */
  with?: 'claimant' | 'respondent';
  words: string;
};

const turn = (
  by: Turn['by'],
  place: Turn['place'],
  words: string,
  to?: 'claimant' | 'respondent',
): Turn => ({ by, place, words, ...(to ? { with: to } : {}) });

/** What a shop, a tenant, an artist and a bank write, and what they are answered, in the language of whoever answers. */
export const TALKS: Record<Language, readonly (readonly Turn[])[]> = {
  en: [
    [
      turn(
        'claimant',
        'all',
        'The delivery notes are in the papers now, C-1. The stamp on the third one is your watchman’s.',
      ),
      turn(
        'respondent',
        'all',
        'Seen. Two bales came wet, that is why I took the photographs. They are R-1.',
      ),
      turn(
        'respondent',
        'parties',
        'Between us: I can pay 60% this month and the rest after Diwali, if you drop the interest.',
      ),
      turn(
        'claimant',
        'parties',
        '70% now and we can talk about the interest. My own supplier is waiting too.',
      ),
      turn(
        'claimant',
        'own',
        'Note for the accountant: they admit the goods, they only quarrel about the two bales.',
      ),
      turn(
        'respondent',
        'office',
        'Which form do I need so that my brother may answer for the firm while I am in Surat?',
      ),
      turn(
        'officer',
        'office',
        'A letter of authority signed by both partners. You can send it from your phone; a clear photograph is enough.',
        'respondent',
      ),
    ],
    [
      turn(
        'claimant',
        'all',
        'We handed the keys back on the 3rd, in front of your agent. The meter reading is in the last picture.',
      ),
      turn(
        'respondent',
        'all',
        'The wall behind the counter was broken open. Painting it cost me ₹18,500, the bill is attached.',
      ),
      turn(
        'claimant',
        'parties',
        'The wall was like that when we came. But to close this I would leave you ₹10,000 of the deposit.',
      ),
      turn(
        'respondent',
        'own',
        'Ask the painter whether he remembers the crack before the shop was let.',
      ),
      turn(
        'claimant',
        'office',
        'Do I have to come to Mumbai for anything? I have nobody for the shop.',
      ),
      turn(
        'officer',
        'office',
        'No. Everything so far is done here, and a hearing can be held by video.',
        'claimant',
      ),
    ],
    [
      turn(
        'claimant',
        'all',
        'My illustrations are on 40,000 boxes. The order was for 5,000; see the mail of 12 March.',
      ),
      turn(
        'respondent',
        'all',
        'The mail speaks of the “first print run”. Our designer understood it as a licence for the whole season.',
      ),
      turn(
        'claimant',
        'parties',
        'I do not want a fight. Pay for the second run at the old rate and put my name on the box.',
      ),
      turn('respondent', 'parties', 'The name is no problem. Let me ask about the rate.'),
      turn(
        'claimant',
        'own',
        'Find the chat in which he sends me the photo of the packed lorries.',
      ),
    ],
  ],
  hi: [
    [
      turn(
        'claimant',
        'all',
        'बिल और माल की रसीदें कागज़ों में लगा दी हैं। तीसरी रसीद पर आपके गोदाम की मुहर है।',
      ),
      turn('respondent', 'all', 'देख लिया। दो गाँठें भीगी हुई आई थीं, फोटो लगा रहा हूँ।'),
      turn(
        'respondent',
        'parties',
        'आपस की बात: ब्याज छोड़ दें तो इस महीने आधा दे दूँगा, बाकी दिवाली के बाद।',
      ),
      turn('claimant', 'parties', 'आधा नहीं, सत्तर प्रतिशत। मुझे भी अपने सप्लायर को देना है।'),
      turn('respondent', 'own', 'मुनीम जी से पूछना है कि गाँठें लौटाने की पर्ची कहाँ रखी है।'),
      turn('respondent', 'office', 'मेरी अंग्रेज़ी कमज़ोर है। क्या सब कुछ हिंदी में हो सकता है?'),
      turn(
        'officer',
        'office',
        'हाँ। हर सूचना आपको हिंदी में मिलेगी, और आप हिंदी में ही लिखिए।',
        'respondent',
      ),
    ],
    [
      turn('claimant', 'all', 'आपके खाते में अप्रैल से छह किस्तें बाकी हैं। पूरा हिसाब कागज़ों में है।'),
      turn('respondent', 'all', 'दो किस्तें मैंने शाखा में नकद जमा की थीं, उनकी पर्ची मेरे पास है।'),
      turn('claimant', 'all', 'पर्ची की फोटो यहाँ लगा दीजिए, हम मिलान कर लेंगे।'),
      turn('respondent', 'parties', 'दुकान मंदी में है। चार्ज हटा दें तो हर महीने पाँच हज़ार दे सकता हूँ।'),
      turn('respondent', 'office', 'मेरा नंबर बदल गया है, नए नंबर पर ही फोन कीजिए।'),
    ],
  ],
  mr: [
    [
      turn('claimant', 'all', 'मोजणीचा कागद आणि शेवटचे बिल जोडले आहे. मोजणी दोघांनी मिळून केली होती.'),
      turn('respondent', 'all', 'मोजणी मान्य आहे, पण भिंतीचे प्लास्टर अजून अपुरे आहे. फोटो पाहा.'),
      turn('respondent', 'parties', 'आपापसांत सांगतो: प्लास्टर पूर्ण करा, मग उरलेले पैसे एका आठवड्यात देतो.'),
      turn('claimant', 'parties', 'पाऊस थांबला की माणसे पाठवतो. अर्धे पैसे आधी द्या.'),
      turn('claimant', 'own', 'गवंड्याचे दोन दिवसांचे पैसे यात धरायचे राहिले आहेत.'),
      turn('respondent', 'office', 'मला हे सगळे मोबाईलवरच करता येईल ना?'),
      turn('officer', 'office', 'हो. मोबाईलवर सगळे करता येते, आणि कागदांचे फोटो चालतात.', 'respondent'),
    ],
    [
      turn('claimant', 'all', 'घर सोडताना चाव्या तुमच्या भावाकडे दिल्या. अनामत अजून परत मिळालेली नाही.'),
      turn('respondent', 'all', 'विजेचे बिल बाकी होते. ते भरल्याची पावती लावली आहे.'),
      turn('claimant', 'parties', 'विजेचे बिल वजा करा, उरलेली अनामत द्या, आणि विषय संपवू.'),
      turn('respondent', 'own', 'रंगाऱ्याचे बिल शोधायचे आहे.'),
    ],
  ],
};
