import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { answerLanguage, languageOf } from '#kernel/language.ts';

const spoken = languageOf(location.pathname);
answerLanguage(() => spoken);

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
