import { type LoaderFunctionArgs, redirect } from 'react-router';
import { wayOn } from '#modules/filing/ui/starting.ts';
import { apiContext } from '../context.ts';

/** A way on from a letter: to the step at which somebody stopped. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return redirect(await wayOn(context.get(apiContext), new URL(request.url).searchParams.get('draft') ?? ''));
}
