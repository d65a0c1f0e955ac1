import { type ReactNode, useEffect, useRef } from 'react';
import { Tabs as RacTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { CountBadge } from '#ui/badge/badge.tsx';
import { cx } from '#ui/cx/cx.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import unseen from '#ui/unseen/unseen.module.css';
import { intoSight } from './into-sight.ts';
import styles from './tabs.module.css';

export interface TabItem {
  id: string;
  label: string;
  count?: number | undefined;
  /** A red dot: this tab holds an error or misses a document. */
  hasError?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

export interface TabsProps {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly TabItem[];
  selected: string;
  onSelect: (id: string) => void;
  /** Joined boxes that share the width, for a few short words in a narrow place. */
  isSegmented?: boolean | undefined;
  /** Content of the selected tab. */
  children: ReactNode;
}

/** More tabs than this stand closer together. */
const FEW = 10;

/** Tabs of one record. Many of them take several lines; on a phone the row scrolls sideways to the selected one. */
export function Tabs({ label, tabs, selected, onSelect, isSegmented = false, children }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  // a frame later: the collection draws its tabs after this effect, and scrolls to the one that had the focus before
  useEffect(() => {
    const frame = requestAnimationFrame(() => intoSight(row.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(selected)}"]`) ?? null));
    return () => cancelAnimationFrame(frame);
  }, [selected]);
  return (
    <RacTabs
      selectedKey={selected}
      onSelectionChange={(key) => onSelect(String(key))}
      className={cx(styles.tabs, isSegmented && styles.segmented, tabs.length > FEW && styles.crowded)}
    >
      <TabList ref={row} aria-label={label} className={cx(styles.list)}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} isDisabled={tab.isDisabled ?? false} className={cx(styles.tab)}>
            {tab.label}
            {tab.count === undefined ? null : <CountBadge count={tab.count} max={9999} />}
            {tab.hasError === true ? (
              <>
                <span className={styles.dot} />
                <span className={unseen.unseen}>{kit.tabHasError}</span>
              </>
            ) : null}
          </Tab>
        ))}
      </TabList>
      <TabPanel key={selected} id={selected} className={cx(styles.panel)}>
        {children}
      </TabPanel>
    </RacTabs>
  );
}
