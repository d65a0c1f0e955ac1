import { type ComponentType, useState } from 'react';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import styles from './register.module.css';

export interface TabbedPageProps<T extends string> {
  title: string;
  tabs: Readonly<Record<T, string>>;
  content: Readonly<Record<T, ComponentType>>;
}

/** A page of several registers, one tab each. */
export function TabbedPage<T extends string>({ title, tabs, content }: TabbedPageProps<T>) {
  const ids = Object.keys(tabs) as T[];
  const [selected, select] = useState(ids[0] as T);
  const Content: ComponentType = content[selected];
  return (
    <div className={styles.page}>
      <PageHeader title={title} />
      <Tabs label={title} tabs={ids.map((id) => ({ id, label: tabs[id] }))} selected={selected} onSelect={(id) => select(id as T)}>
        <Content />
      </Tabs>
    </div>
  );
}
