/**
 * Clocks of attendance have their addresses built in (`/iclock/...`) and send text under whatever type: both are led to the calls of the table below /api, so
 * that permissions, bounds and tests know them like every other call (docs/adr/0061-what-a-clock-can-prove.md).
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { httpErrors } from '#platform/http/http.errors.ts';

const BUILT_IN = /^\/iclock\/(?:cdata|getrequest|devicecmd)(?=\?|$)/;
/** Said by nobody else: a page cannot send it to another site without asking first. */
const TYPE = 'application/x-attendance-clock';

/** The address of the call, where a clock asks by its own. */
export function addressOfClock({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  if (!BUILT_IN.test(url)) return url;
  headers['content-type'] = TYPE;
  return `/api/rest${url}`;
}

/** What a clock sends is the one text of its body. */
export function takeClockText(app: FastifyInstance): void {
  app.addContentTypeParser(TYPE, { parseAs: 'string' }, ({ url }, body, done) =>
    url.startsWith('/api/rest/iclock/') ? done(null, { text: body }) : done(httpErrors.error('badJson'), undefined),
  );
}
