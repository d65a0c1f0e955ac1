/**
 * What the kit needs of the platform: option lists, drafts, files, saved views. The ring below knows no slice, so the
 * shell hands them in; the gallery and tests hand in their own.
 */
import { createContext, use } from 'react';
import type { FormValues, OptionRow } from '#kernel/form/definition.ts';
import type { TableState } from '#kernel/table/definition.ts';

/** What a person had typed into a form and not sent. */
export interface Draft {
  readonly values: FormValues;
  /** ISO instant. */
  readonly savedAt: string;
}

/** A named arrangement of a table: own, or shared by a colleague. */
export interface SavedView {
  readonly viewId: string;
  readonly name: string;
  readonly state: TableState;
  /** Colleagues of the company see it too. */
  readonly isShared: boolean;
  /** The one this person begins with. */
  readonly isDefault: boolean;
  /** Made by this person, who alone may change it. */
  readonly isOwn: boolean;
}

export interface UploadOptions {
  readonly signal?: AbortSignal;
  /** Bytes sent of all. */
  readonly onProgress?: (sent: number, all: number) => void;
}

export interface KitServices {
  /** Rows of a named list, in the order they are offered; fails with ApiError. */
  readonly options: (name: string) => Promise<readonly OptionRow[]>;
  /** One draft per person and key, kept for seven days. */
  readonly drafts: {
    readonly load: (key: string) => Promise<Draft | null>;
    readonly save: (key: string, values: FormValues) => Promise<void>;
    readonly drop: (key: string) => Promise<void>;
  };
  readonly files: {
    /** Sends a file and answers its stored name; fails with ApiError. */
    readonly upload: (file: File, options?: UploadOptions) => Promise<string>;
    /** Where a value 'storedName;displayName' is read; a field may give another address than getpersonnelfile1. */
    readonly address: (value: string, downloadUrl?: string) => string;
  };
  readonly views: {
    readonly list: (tableKey: string) => Promise<readonly SavedView[]>;
    /** Without `viewId` a new one. */
    readonly save: (tableKey: string, view: Omit<SavedView, 'viewId' | 'isOwn'> & { readonly viewId?: string }) => Promise<SavedView>;
    readonly remove: (viewId: string) => Promise<void>;
  };
}

const Services = createContext<KitServices | undefined>(undefined);

export const KitServicesProvider = Services.Provider;

/** The services of the nearest provider; a page outside one is a fault of the program. */
export function useKitServices(): KitServices {
  const services = use(Services);
  if (services === undefined) throw new Error('no kit services around this component');
  return services;
}
