/** Answers the calls of gallery entries in place of a server, after the time a near one takes. */
import type { GalleryAnswers } from '#ui/gallery/gallery.ts';

const NEAR_SERVER_MS = 30;

const wait = (signal: AbortSignal | null | undefined): Promise<void> =>
  new Promise((done, fail) => {
    const timer = setTimeout(done, NEAR_SERVER_MS);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      fail(new DOMException('aborted', 'AbortError'));
    });
  });

export function answerCalls(answers: GalleryAnswers): void {
  const outside = window.fetch.bind(window);
  window.fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!url.pathname.startsWith('/api/')) return outside(input, init);
    const method = init.method ?? 'GET';
    const answer = answers[`${method} ${url.pathname.slice('/api'.length)}`];
    await wait(init.signal);
    if (answer === undefined)
      return Response.json({ errorCode: 'gallery.noAnswer', errors: `no answer for ${method} ${url.pathname}`, messages: '', fields: {}, requestId: 'K7F-204' }, { status: 404 });
    const reply = await answer({ query: url.searchParams, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    return reply instanceof Response ? reply : Response.json(reply);
  };
}
