import { type Api, apiOver } from '#kernel/client.ts';

/** The same door to the API, which tells how much of a body has gone: `fetch` does not know it. */
export function apiWithProgress(onProgress: (part: number) => void): Api {
  return apiOver((request) => sendTelling(request, onProgress), location.origin);
}

async function sendTelling(
  request: Request,
  onProgress: (part: number) => void,
): Promise<Response> {
  const body = await request.blob();
  return new Promise((done, failed) => {
    const sending = new XMLHttpRequest();
    sending.open(request.method, request.url);
    for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
    sending.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    sending.onload = () => done(new Response(sending.responseText, { status: sending.status }));
    sending.onerror = () => failed(new TypeError('network'));
    sending.send(body);
  });
}
