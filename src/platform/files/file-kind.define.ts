/**
 * What a file is to the person or company it belongs to (PartyContent.partyContentTypeEnumId of the data model): who may
 * read it, and which files it may be. A slice says it once, in the file of its store:
 * `export const contractScan = defineFileKind({ kind: 'PcntContractScan', ... })`.
 */
import type { Permission } from '#kernel/call.ts';
import type { FieldClass } from '#kernel/entity.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Actor } from '#platform/http/context.server.ts';
import { MAX_PHOTO_BYTES, photoExtensions } from './content/image.rules.ts';

export interface FileKind {
  readonly kind: string;
  /** Who may read it; the person it is about may without, unless the class is evaluation. */
  readonly permission: Exclude<Permission, 'public'>;
  /** company: everybody of the company with the permission; rows: those in whose scope its person is. */
  readonly scope: 'company' | 'rows';
  /** Class of fields its reader must hold. */
  readonly class: FieldClass;
  /** Extensions and media types, as in a form field. */
  readonly accept: readonly string[];
  readonly maxBytes: number;
  /** Leaves a trace when it is claimed and read, whatever its class. */
  readonly audited?: true;
  /** Who may read a file of a record besides: those whom the slice shows the record. `today`: ISO date. */
  readonly mayRead?: (db: Db, actor: Actor, today: string, recordId: string) => Promise<boolean>;
  /** `mayRead` alone decides: neither the permission nor being its person opens it. */
  readonly byRecord?: true;
}

const kinds = new Map<string, FileKind>();

/** Throws when there is such a kind already. */
export function defineFileKind<const K extends FileKind>(kind: K): K {
  if (kinds.has(kind.kind)) throw new Error(`two kinds of files named ${kind.kind}`);
  kinds.set(kind.kind, kind);
  return kind;
}

/** Undefined when no loaded slice knows it. */
export const fileKind = (kind: string): FileKind | undefined => kinds.get(kind);

const picture = { permission: 'session', scope: 'company', class: 'public', accept: photoExtensions, maxBytes: MAX_PHOTO_BYTES } as const;
/** Faces and logos are public inside a company. */
export const photoKind = defineFileKind({ kind: 'PcntFaceImage', ...picture });
export const logoKind = defineFileKind({ kind: 'PcntLogo', ...picture });

const auditedClasses: ReadonlySet<FieldClass> = new Set(['identity', 'bank', 'health', 'pay']);

/** Whether whoever claims or reads such a file leaves a trace (guide reliability-security.md 2.6). */
export const isAudited = (kind: FileKind): boolean => kind.audited === true || auditedClasses.has(kind.class);
