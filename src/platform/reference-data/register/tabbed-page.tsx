import type { ComponentType } from 'react';
import type { Screen } from '#kernel/screen.ts';
import { Page } from '#ui/page/page.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import type { registerSearch } from './register.search.ts';

export interface TabbedPageProps<T extends string> {
  screen: Screen<string, typeof registerSearch>;
  title: string;
  tabs: Readonly<Record<T, string>>;
  content: Readonly<Record<T, ComponentType>>;
}

/** A page of several registers, one tab each. The tab stands in the address, so that unsaved words are asked about before it is left. */
export function TabbedPage<T extends string>({ screen, title, tabs, content }: TabbedPageProps<T>) {
  const search = useScreenSearch(screen);
  const setSearch = useSetScreenSearch(screen);
  const ids = Object.keys(tabs) as T[];
  const selected = ids.find((id) => id === search.tab) ?? (ids[0] as T);
  const Content: ComponentType = content[selected];
  return (
    <Page title={title}>
      <Tabs
        label={title}
        tabs={ids.map((id) => ({ id, label: tabs[id] }))}
        selected={selected}
        onSelect={(tab) => (tab === selected ? undefined : void setSearch({ tab, of: undefined }))}
      >
        <Content />
      </Tabs>
    </Page>
  );
}
