import type { LoaderFunctionArgs } from 'react-router';
import { wayOn } from '#modules/filing/ui/start-actions.ts';
import { apiContext } from '../context.ts';
import { onward } from '../redirects.ts';

/** A way on from a letter: to the step at which somebody stopped. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return onward(
    await wayOn(context.get(apiContext), new URL(request.url).searchParams.get('draft') ?? ''),
  );
}
