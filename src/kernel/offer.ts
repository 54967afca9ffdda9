import { type Language, languages } from './language.ts';

/** Where the browser's storage keeps the language that a reader chose: by following an offer, by the switch, or by saying no. */
export const LANGUAGE_KEY = 'language';

/** What a reader of another language is asked, in that language: they may not know ours. */
export const offers: readonly { language: Language; read: string; no: string }[] = [
  { language: 'hi', read: 'हिन्दी में पढ़ें', no: 'रहने दें' },
  { language: 'mr', read: 'मराठीत वाचा', no: 'नको' },
];

const spoken = languages.join('|');

/**
 * Stands in the page itself, beside the theme's: a browser that asks for Hindi or Marathi is offered the page in it, once and
 * before anything is painted, so that nothing jumps. Never a redirect: who sent the link meant this page. A press on what
 * carries `data-language` is the answer and is kept.
 */
export const offerScript = `try{let d=document.documentElement,s=localStorage,a=(navigator.languages||[]).map(e=>e.split("-")[0]).find(e=>/^(${spoken})$/.test(e));if(!s.${LANGUAGE_KEY}&&a&&a!="${languages[0]}"&&a!=d.lang)d.dataset.offer=a;addEventListener("click",e=>{let t=e.target.closest("[data-language]");if(t){delete d.dataset.offer;s.${LANGUAGE_KEY}=t.dataset.language}},true)}catch{}`;
