import type { Translations } from '#kernel/language.ts';

/** A beginning for an officer's answer. `{name}`, `{reference}` and `{institution}` are filled in; the officer reads it before it goes. */
export type ShippedReplyTemplate = {
  id: string /** For officers. */;
  name: string;
  body: Translations;
};

export const replies: readonly ShippedReplyTemplate[] = [
  {
    id: 'more',
    name: 'Ask for more',
    body: {
      en: 'Dear {name},\n\nthank you for writing to us. To see whether we can help, we need a little more:\n\n1. Who is the other side, and where?\n2. Is there a written agreement, and does it say how disputes are settled?\n3. What would settle the matter for you?\n\nPlease do not send original papers yet. What you tell us does not make us your lawyers, and we take no side.\n\nWith regards\n{institution}',
      hi: 'नमस्ते {name},\n\nहमें लिखने के लिए धन्यवाद। हम मदद कर सकते हैं या नहीं, यह देखने के लिए थोड़ी और जानकारी चाहिए:\n\n1. दूसरा पक्ष कौन है, और कहाँ है?\n2. क्या कोई लिखित करार है? क्या उसमें लिखा है कि विवाद कैसे सुलझेगा?\n3. आपके लिए बात किससे सुलझ जाएगी?\n\nअसली कागज़ अभी न भेजें। आपके बताने से हम आपके वकील नहीं बनते, और हम किसी का पक्ष नहीं लेते।\n\nसादर\n{institution}',
      mr: 'नमस्कार {name},\n\nआम्हाला लिहिल्याबद्दल धन्यवाद. आम्ही मदत करू शकतो का, हे पाहण्यासाठी थोडी अधिक माहिती हवी आहे:\n\n1. दुसरी बाजू कोण आहे आणि कुठे आहे?\n2. लेखी करार आहे का? वाद कसा मिटवायचा हे त्यात लिहिले आहे का?\n3. तुमच्यासाठी वाद कशाने मिटेल?\n\nमूळ कागद अजून पाठवू नका. तुम्ही माहिती दिल्याने आम्ही तुमचे वकील होत नाही, आणि आम्ही कोणाचीही बाजू घेत नाही.\n\nआपले\n{institution}',
    },
  },
  {
    id: 'how',
    name: 'How to begin a case',
    body: {
      en: 'Dear {name},\n\nfrom what you wrote, this may be a matter for us. A case begins with a request for arbitration or with both sides agreeing to talk; what is needed for it, and what it costs, stands on our website.\n\nIf a time limit is running against you, please do not wait for us: our answer does not stop it.\n\nWith regards\n{institution}',
      hi: 'नमस्ते {name},\n\nआपने जो लिखा, उससे लगता है कि हम इसमें मदद कर सकते हैं। केस आर्बिट्रेशन की अर्ज़ी से शुरू होता है, या दोनों पक्षों के बात करने पर राज़ी होने से। इसके लिए क्या चाहिए और ख़र्च कितना है, यह हमारी वेबसाइट पर है।\n\nअगर आपके लिए कोई समय-सीमा चल रही है, तो हमारा इंतज़ार न करें: हमारे जवाब से वह नहीं रुकती।\n\nसादर\n{institution}',
      mr: 'नमस्कार {name},\n\nतुम्ही जे लिहिले त्यावरून आम्ही यात मदत करू शकू असे दिसते. प्रकरण लवादाच्या विनंतीने सुरू होते, किंवा दोन्ही बाजू बोलायला तयार झाल्यावर. त्यासाठी काय लागते आणि खर्च किती, हे आमच्या वेबसाइटवर आहे.\n\nतुमची एखादी मुदत संपत असेल, तर आमची वाट पाहू नका: आमच्या उत्तरामुळे ती थांबत नाही.\n\nआपले\n{institution}',
    },
  },
  {
    id: 'not-ours',
    name: 'Not a matter for us',
    body: {
      en: 'Dear {name},\n\nthank you for your trust. We have read what you wrote, and it is not something that we may decide or settle. We say so early, so that you lose no time: please ask a lawyer soon, or the Legal Services Authority of your district, whose advice is free for many.\n\nWith regards\n{institution}',
      hi: 'नमस्ते {name},\n\nआपके भरोसे के लिए धन्यवाद। आपने जो लिखा, वह हमने पढ़ा। इस पर हम न फ़ैसला कर सकते हैं, न समझौता करा सकते हैं। यह हम जल्दी बता रहे हैं ताकि आपका समय न जाए: जल्द किसी वकील से पूछें, या अपने ज़िले के विधिक सेवा प्राधिकरण से, जहाँ बहुत-से लोगों को मुफ़्त सलाह मिलती है।\n\nसादर\n{institution}',
      mr: 'नमस्कार {name},\n\nतुमच्या विश्वासाबद्दल धन्यवाद. तुम्ही लिहिलेले आम्ही वाचले. यावर आम्ही निर्णय देऊ शकत नाही आणि तो मिटवूही शकत नाही. तुमचा वेळ जाऊ नये म्हणून हे लवकर सांगतो: लवकर वकिलांना विचारा, किंवा तुमच्या जिल्ह्याच्या विधी सेवा प्राधिकरणाला; तिथे अनेकांना मोफत सल्ला मिळतो.\n\nआपले\n{institution}',
    },
  },
];
