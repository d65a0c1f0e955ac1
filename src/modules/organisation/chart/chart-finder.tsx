import { ChevronDown, ChevronUp, Layers } from 'lucide-react';
import { startTransition, useState } from 'react';
import { foldForSearch, searchWords } from '#kernel/persian-text/persian-text.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { SearchBox } from '#ui/data-table/filter-bar.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { Menu } from '#ui/menu/menu.tsx';
import styles from './chart.module.css';
import messages from './chart-page.messages.fa.ts';
import { type ChartTree, openToLevel, searchTextOf } from './chart-tree.rules.ts';

/** Opens the tree down to a level. */
export function Levels({ tree, depth, onOpen }: { tree: ChartTree; depth: number; onOpen: (open: ReadonlySet<string>) => void }) {
  const choices = Array.from({ length: depth }, (_, at) => at + 1);
  return (
    <Menu
      label={messages.levels}
      align="start"
      trigger={<Button icon={Layers}>{messages.levels}</Button>}
      items={choices.map((level) => ({
        id: String(level),
        label: level === depth ? messages.allLevels : messages.toLevel({ level: formatNumber(level) }),
        onAction: () => startTransition(() => onOpen(openToLevel(tree, level))),
      }))}
    />
  );
}

export interface ChartFinderProps {
  tree: ChartTree;
  onFound: (ids: ReadonlySet<string>) => void;
  /** Opens what leads to them and brings one into the middle. */
  onReveal: (ids: readonly string[], id: string | undefined) => void;
}

/** Finds units by name, code or leader: all found ones are marked and opened, one after the other is shown. */
export function ChartFinder({ tree, onFound, onReveal }: ChartFinderProps) {
  const [words, setWords] = useState('');
  const [{ ids, at }, setHits] = useState<{ ids: readonly string[]; at: number }>({ ids: [], at: 0 });
  const search = (text: string): void => {
    setWords(text);
    const sought = searchWords(text);
    const hits = sought.length === 0 ? [] : [...tree.nodes.values()].filter(({ unit }) => hasAll(foldForSearch(searchTextOf(unit)), sought)).map(({ id }) => id);
    setHits({ ids: hits, at: 0 });
    onFound(new Set(hits));
    onReveal(hits, hits[0]);
  };
  const step = (by: number): void => {
    const next = (at + by + ids.length) % ids.length;
    setHits({ ids, at: next });
    onReveal(ids, ids[next]);
  };
  return (
    <search className={styles.finder}>
      <SearchBox words={words} label={messages.search} placeholder={messages.searchExample} onWords={search} />
      <span role="status" className={styles.status}>
        {words === '' ? '' : ids.length === 0 ? messages.notFound : messages.foundAt({ at: formatNumber(at + 1), count: formatNumber(ids.length) })}
      </span>
      {ids.length > 1 ? (
        <>
          <IconButton size="sm" label={messages.previous} icon={ChevronUp} onPress={() => step(-1)} />
          <IconButton size="sm" label={messages.next} icon={ChevronDown} onPress={() => step(1)} />
        </>
      ) : null}
    </search>
  );
}

const hasAll = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));
