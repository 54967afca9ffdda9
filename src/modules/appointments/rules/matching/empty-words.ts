/** Words that stand in every text and say nothing of what it is about, folded as the terms are. */
const ENGLISH = `a about above after again against all also am an and any are as at be because been before being below between both
but by can cannot could did do does doing down during each either ever every few for from further get got had has have having he her
here hers herself him himself his how however i if in into is it its itself just may me might more most must my myself neither no nor
not now of off on once only onto or other our ours ourselves out over own per rather same shall she should since so some such than
that the their theirs them themselves then there therefore these they this those though through thus to too under until up upon us
very via was we were what when where whether which while who whom whose why will with within without would yet you your yours
yourself`;
const HINDI = `और का की के को में से है हैं था थी थे पर यह वह इस उस इन उन जो तो ही भी कि एक अपने अपना अपनी लिए साथ तक बाद हो होता होती होने
कर करना करने किया कोई कुछ नहीं या ने द्वारा जब तब`;
const MARATHI = `आणि व चा ची चे च्या ला ना ने नी मध्ये आहे आहेत होता होती होते हा ही हे तो ती ते या त्या जो जी जे की पण तर एक आपल्या आपला आपली
साठी सोबत नंतर नाही किंवा काही केला केली केले असून असे अशी`;

export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  [ENGLISH, HINDI, MARATHI].flatMap((words) => words.split(/\s+/)),
);
