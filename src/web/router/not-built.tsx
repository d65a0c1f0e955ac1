/** Pages of the screens that have none, with their own titles. Loaded when the first of them is opened. */
import type { ComponentType } from 'react';
import { NotBuilt } from '#ui/not-built/not-built.tsx';

const titleFiles = import.meta.glob<Readonly<Record<string, unknown>>>('../../{platform,modules}/**/*.title.messages.fa.ts', { eager: true, import: 'default' });

/** `file` is the screen's, as the glob of screens.ts names it; `key` its title in the messages beside it. */
export function notBuiltPage(file: string, key: string): { default: ComponentType } {
  const title = String(titleFiles[file.replace(/\.screen\.ts$/, '.title.messages.fa.ts')]?.[key]);
  return { default: () => <NotBuilt title={title} /> };
}
