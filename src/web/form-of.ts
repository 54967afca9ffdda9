import { data } from 'react-router';

/** What a form sent. A body that no form would send is the sender's slip and not ours: the page for 400, and no accident. */
export async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}
