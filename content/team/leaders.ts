import type { LocalizedText } from '#kernel/language.ts';
import type { PanelPortrait } from '../panel/panel.ts';
import type { TeamPortrait } from './team.ts';

export type Leader = {
  name: string;
  role: LocalizedText;
  portrait: TeamPortrait | PanelPortrait;
  /** What they would say at the door. */
  line: LocalizedText;
  text: LocalizedText;
  /** What they answer for. */
  answersFor: readonly LocalizedText[];
};

/** Two of the people of team.ts and panel.ts, told at more length. */
export const leaders: readonly Leader[] = [
  {
    name: 'Kabir Salunkhe',
    role: { en: 'Technology Partner', hi: 'टेक्नोलॉजी पार्टनर', mr: 'तंत्रज्ञान भागीदार' },
    portrait: 't7',
    line: {
      en: 'A good match is half the talk.',
      hi: 'सही जोड़ मिले, तो आधी बात हो गई।',
      mr: 'जोडी नीट जुळली, की अर्धे बोलणे झाले.',
    },
    text: {
      en: 'Kabir and his engineers are building AI tools that match a dispute with a mediator: by subject, language, hours free and past ties to either side. The tools suggest and show their reasons. Under our rules, people choose.',
      hi: 'कबीर और उनके इंजीनियर ऐसे AI टूल बना रहे हैं जो विवाद के लिए सही मीडिएटर सुझाएँ: विषय, भाषा, ख़ाली समय और किसी पक्ष से पुराने नाते देखकर। टूल सुझाव देते हैं और वजह दिखाते हैं। हमारे नियमों में चुनते लोग हैं।',
      mr: 'कबीर आणि त्यांचे इंजिनिअर वादासाठी योग्य मध्यस्थ सुचवणारी AI साधने बनवत आहेत: विषय, भाषा, मोकळा वेळ आणि कोणत्याही बाजूशी आधीचे संबंध पाहून. साधने सुचवतात आणि कारणे दाखवतात. आमच्या नियमांनुसार निवड माणसे करतात.',
    },
    answersFor: [
      {
        en: 'Tools that suggest mediators and say why',
        hi: 'ऐसे टूल जो मीडिएटर सुझाएँ और वजह बताएँ',
        mr: 'मध्यस्थ सुचवणारी आणि कारण सांगणारी साधने',
      },
      {
        en: 'A check for ties to a party, before anyone is named',
        hi: 'किसी का नाम तय होने से पहले जाँच, कि किसी पक्ष से नाता तो नहीं',
        mr: 'कोणाचेही नाव देण्याआधी, पक्षांशी संबंध आहे का याची तपासणी',
      },
      {
        en: 'No finding, award or agreement made by software',
        hi: 'सॉफ़्टवेयर का बनाया कोई नतीजा, अवॉर्ड या समझौता नहीं',
        mr: 'सॉफ्टवेअरने ठरवलेला एकही निष्कर्ष, निवाडा किंवा करार नाही',
      },
    ],
  },
  {
    name: 'Meher Daruwala',
    role: { en: 'Lead Mediator', hi: 'मुख्य मीडिएटर', mr: 'प्रमुख मध्यस्थ' },
    portrait: 'p1',
    line: {
      en: 'I ask one question more than is comfortable.',
      hi: 'मैं एक सवाल ज़्यादा पूछती हूँ, जो थोड़ा चुभता है।',
      mr: 'सोयीचे वाटते त्याहून एक प्रश्न मी जास्त विचारते.',
    },
    text: {
      en: 'Meher looks after the mediators and how they work. A mediator helps two sides to find their own agreement. She cannot force one, and what is said in the room stays there, as sections 22 and 23 of the Mediation Act 2023 set out.',
      hi: 'मेहर मीडिएटरों और उनके काम का ध्यान रखती हैं। मीडिएटर दो पक्षों को अपना समझौता ढूँढने में मदद करते हैं। वे समझौता थोप नहीं सकते, और कमरे में कही बात वहीं रहती है, जैसा Mediation Act 2023 की धारा 22 और 23 में लिखा है।',
      mr: 'मेहेर मध्यस्थांची आणि त्यांच्या कामाची काळजी घेतात. मध्यस्थ दोन बाजूंना त्यांची स्वतःची सहमती शोधायला मदत करतात. त्या ती लादू शकत नाहीत. खोलीत बोललेले खोलीतच राहते, मध्यस्थी कायदा 2023, कलमे 22 आणि 23 मध्ये लिहिल्याप्रमाणे.',
    },
    answersFor: [
      {
        en: 'How mediators are trained and watched over',
        hi: 'मीडिएटरों की ट्रेनिंग और उन पर नज़र',
        mr: 'मध्यस्थांचे प्रशिक्षण आणि त्यांच्या कामावर लक्ष',
      },
      {
        en: 'Room for each side to speak alone and be heard',
        hi: 'हर पक्ष को अकेले बोलने और सुने जाने का मौका',
        mr: 'प्रत्येक बाजूला एकट्याने बोलायला आणि ऐकले जायला जागा',
      },
      {
        en: 'A plain end: a signed agreement, or a clean stop',
        hi: 'साफ़ अंत: दस्तख़त किया समझौता, या सीधा विराम',
        mr: 'साधा शेवट: सही केलेला करार, किंवा स्वच्छ विराम',
      },
    ],
  },
];
