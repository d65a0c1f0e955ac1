/**
 * Errors a slice can answer with. Each slice declares its own table in its contract; there is no central list.
 * The Persian sentence of an error stands in the slice's messages under `errors.<name>`.
 */
import type { FieldClass } from './entity.ts';

export interface ErrorSpec {
  /** HTTP status of the answer. */
  readonly status: 400 | 403 | 404 | 409 | 413 | 415 | 422 | 423 | 429 | 501 | 503;
  /** Database constraint whose violation means this error. */
  readonly constraint?: string;
  /** Field of the form that the message belongs to. */
  readonly field?: string;
}

/** Values put into the Persian sentence of an error. */
export type ErrorValues = Readonly<Record<string, string | number>>;

export interface AppErrorDetail {
  /** Field name to the error name (in the same table) that explains it. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly values?: ErrorValues;
  /** Extra facts for the caller, for example the stored row on a stale version. */
  readonly data?: unknown;
  /** Party ids and classes of what `data` shows of people, for the log of reads; does not leave the server. */
  readonly shows?: readonly (readonly [subjectPartyId: string, fieldClass: FieldClass])[];
  readonly retryAfterSeconds?: number;
}

/** The only error class of the project: everything else that is thrown leaves as one generic answer. */
export class AppError extends Error {
  readonly slice: string;
  readonly errorName: string;
  readonly status: number;
  readonly detail: AppErrorDetail;

  constructor(slice: string, errorName: string, status: number, detail: AppErrorDetail = {}) {
    super(`${slice}.${errorName}`);
    this.name = 'AppError';
    this.slice = slice;
    this.errorName = errorName;
    this.status = status;
    this.detail = detail;
  }

  /** Code on the wire: `<slice>.<name>`. */
  get code(): string {
    return `${this.slice}.${this.errorName}`;
  }
}

export interface ErrorTable<N extends string = string> {
  readonly slice: string;
  readonly specs: Readonly<Record<N, ErrorSpec>>;
  /** Makes the error; the caller throws it. */
  error(name: N, detail?: AppErrorDetail): AppError;
  /** Whether an answer or a thrown error carries this code. Works on both sides. */
  is(error: unknown, name: N): boolean;
}

/** Declares the errors of a slice. `slice` is the folder of the slice below `src`, for example `platform/identity`. */
export function defineErrors<const T extends Record<string, ErrorSpec>>(slice: string, specs: T): ErrorTable<keyof T & string> {
  return {
    slice,
    specs,
    error(name, detail) {
      const spec: ErrorSpec | undefined = specs[name];
      if (!spec) throw new Error(`no error ${name} in ${slice}`);
      const fields = detail?.fields ?? (spec.field ? { [spec.field]: name } : undefined);
      return new AppError(slice, name, spec.status, fields ? { ...detail, fields } : detail);
    },
    is(error, name) {
      if (typeof error !== 'object' || error === null) return false;
      const code: unknown = 'errorCode' in error ? error.errorCode : 'code' in error ? error.code : undefined;
      return code === `${slice}.${name}`;
    },
  };
}

/** Body of every error answer. */
export interface ErrorBody {
  readonly errorCode: string;
  /** English, for logs and other programs. */
  readonly errors: string;
  /** Persian, for people. */
  readonly messages: string;
  /** Field name to its Persian message. */
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string;
  readonly data?: unknown;
}
