/** What the running server knows of its own slices: filled once by the loader, read by permisionList and the documents. */
import type { AnyCall } from '#kernel/call.ts';
import type { TableDefinition } from '#kernel/table/definition.ts';
import type { HelpArticle } from '#platform/help/help.rules.ts';
import type { MountedRoute } from '#platform/http/mount.server.ts';
import type { TitledScreen } from './menu.server.ts';

/** A list with the table it shows. */
export interface KnownList {
  readonly table: TableDefinition;
  readonly list: AnyCall;
}

export interface AppRegistry {
  readonly routes: readonly MountedRoute[];
  readonly screens: readonly TitledScreen[];
  /** The lists of all slices; one table may stand behind several. */
  readonly lists: readonly KnownList[];
  /** All permission keys of calls and screens, sorted. */
  readonly keys: readonly string[];
  readonly nodeTitle: (id: string) => string;
  /** Persian name of a key, as the messages of its slice say it. */
  readonly permissionTitle: (key: string) => string;
  /** What people call the kinds of audited records. */
  readonly records: Readonly<Record<string, string>>;
  /** Articles of all slices. */
  readonly help: readonly HelpArticle[];
  readonly version: string;
}

let known: AppRegistry | undefined;

export function announceRegistry(house: AppRegistry): void {
  known = house;
}

export function knownRegistry(): AppRegistry {
  if (!known) throw new Error('the slices are not loaded yet');
  return known;
}
