/** Placeholder replaced by the identity slice in the same commit. */
import type { RequestFacts } from '#platform/http/context.ts';

export function checkSignature(_facts: RequestFacts, _method: string, _url: string, _body: unknown): void {}
