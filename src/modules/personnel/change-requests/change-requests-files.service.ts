/** The proof that comes with a request: of the class of what is asked for, and of identity where that is of none that is guarded more. */
import type { FieldClass } from '#kernel/entity.ts';
import { classesAbout } from '#platform/access/person-access.service.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Db } from '#platform/db/db.server.ts';
import { defineFileKind, type FileKind } from '#platform/files/file-kind.define.ts';
import type { Actor } from '#platform/http/context.server.ts';
import { REQUESTS } from './change-requests.contract.ts';
import { proofFile } from './change-requests.form.ts';
import { hasTaskOf, requestOf } from './change-requests.store.ts';
import { knowsWith } from './reviewing/decide.service.ts';

/** Approvers of the chain, who need no key of the personnel office: of requests that they have or had a task of, with the classes they hold of the person. */
async function mayReadAsApprover(db: Db, actor: Actor, today: string, requestId: string, fileClass: FieldClass): Promise<boolean> {
  if (!(await hasTaskOf(db, requestId, actor.partyId))) return false;
  const request = await requestOf(db, systemScope(actor.companyIds, today), requestId);
  if (request === undefined) return false;
  const held = await classesAbout(db, actor, request, today);
  return held.has(fileClass) && knowsWith(held, request.kind);
}

const proof = (fileClass: FieldClass, kind: string): FileKind =>
  defineFileKind({
    kind,
    permission: `${REQUESTS}/observe`,
    scope: 'rows',
    class: fileClass,
    accept: proofFile.accept,
    maxBytes: proofFile.maxFileSize,
    mayRead: (db, actor, today, requestId) => mayReadAsApprover(db, actor, today, requestId, fileClass),
  });

const identity = proof('identity', 'PcntChangeProof');
const guarded: Readonly<Partial<Record<FieldClass, FileKind>>> = {
  bank: proof('bank', 'PcntChangeProofBank'),
  health: proof('health', 'PcntChangeProofHealth'),
  family: proof('family', 'PcntChangeProofFamily'),
};

/** What the proof of a request is, by the classes without which nobody knows of it. */
export const proofOf = (classes: readonly FieldClass[]): FileKind => classes.flatMap((one) => guarded[one] ?? [])[0] ?? identity;
