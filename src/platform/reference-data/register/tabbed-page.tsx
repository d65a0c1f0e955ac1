import type { ComponentType } from 'react';
import type { Screen } from '#kernel/screen.ts';
import { Page } from '#ui/page/page.tsx';
import { ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import type { registerSearch } from './register-search.rules.ts';

export interface TabbedPageProps<T extends string> {
  screen: Screen<string, typeof registerSearch>;
  title: string;
  tabs: Readonly<Record<T, string>>;
  content: Readonly<Record<T, ComponentType>>;
}

/** A page of several registers, one tab each. */
export function TabbedPage<T extends string>({ screen, title, tabs, content }: TabbedPageProps<T>) {
  const ids = Object.keys(tabs) as T[];
  return (
    <Page title={title}>
      <ScreenTabs screen={screen} label={title} tabs={ids.map((id) => ({ id, label: tabs[id], Content: content[id] }))} at={{}} forgets={['of']} />
    </Page>
  );
}
