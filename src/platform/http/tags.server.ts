/** Tags of answers (ETag): who holds the newest one is told so in place of it. */
import type { FastifyReply, FastifyRequest } from 'fastify';

export const NOT_MODIFIED = 304;

/** The tag of an answer; 304 when the caller has it. */
export function isKnown(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const tag = `"${version}"`;
  reply.header('etag', tag);
  // a proxy that packs answers calls the tag weak
  const known = request.headers['if-none-match']?.replace(/^W\//, '') === tag;
  if (known) reply.code(NOT_MODIFIED);
  return known;
}

/** Of an answer that the browser keeps: by the one browser alone, and never used without asking. */
export function tagAnswer(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  reply.header('cache-control', 'private, no-cache');
  return isKnown(request, reply, version);
}
