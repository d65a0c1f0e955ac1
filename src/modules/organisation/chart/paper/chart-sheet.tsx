import { ListTree, Network, Printer } from 'lucide-react';
import { type ReactNode, startTransition, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { useIsNarrow } from '#ui/narrow/use-is-narrow.ts';
import { Page } from '#ui/page/page.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import type { ChartUnit } from '../chart.contract.ts';
import styles from '../chart.module.css';
import { chartScreen } from '../chart.screen.ts';
import { ChartChanges, Legend } from '../chart-changes.tsx';
import { ChartFinder, Levels } from '../chart-finder.tsx';
import { UnitMenu, useOpenUnit } from '../chart-menu.tsx';
import messages from '../chart-page.messages.fa.ts';
import { ChartTwin } from '../chart-twin.tsx';
import { ChartCanvas } from '../drawing/chart-canvas.tsx';
import { type Layer, layers } from '../drawing/chart-card.tsx';
import { daysOf, useChart } from '../use-chart.ui.ts';
import { useChartPosts } from '../use-chart-posts.ui.ts';
import { useLevelNames } from '../use-level-names.ui.ts';
import { ChartExport } from './chart-export.tsx';

export interface ChartSheetProps {
  /** Of the day of the address, and of the day it is compared with. */
  units: readonly ChartUnit[];
  compared: readonly ChartUnit[] | undefined;
  /** Unit of the reader. */
  ownUnitId: string | null;
  /** The day and what is said of it. */
  head: ReactNode;
}

const nothing: ReadonlySet<string> = new Set();

/** The chart as a drawing, or as the tree that says the same: for who does not see it, and at a phone's width. */
export function ChartSheet({ units, compared, ownUnitId, head }: ChartSheetProps) {
  const { show, asOf, compare } = useScreenSearch(chartScreen);
  const isNarrow = useIsNarrow();
  const isTree = show === undefined ? isNarrow : show === 'tree';
  const chart = useChart(units, compared, ownUnitId);
  const { tree, layer, layout, open, marks, changes } = chart;
  const { shown, earlier } = daysOf(asOf, compare);
  const posts = useChartPosts(shown);
  const levelNames = useLevelNames();
  const [found, setFound] = useState(nothing);
  const [menu, setMenu] = useState<{ id: string; anchor: HTMLElement } | null>(null);
  const [isExporting, setExporting] = useState(false);
  const dayOf = (id: string): string | undefined => (marks.get(id)?.includes('closed') ? earlier : shown);
  const openUnit = useOpenUnit();
  const onMenu = (id: string, anchor: HTMLElement): void => setMenu({ id, anchor });
  const onOpen = openUnit === undefined ? onMenu : (id: string): void => openUnit(id, dayOf(id));
  // the rows of the twin are its own to open
  const onShow = (id: string): void => (isTree ? openUnit?.(id, dayOf(id)) : chart.reveal([id], id));
  const look = { layer, levelNames, marks, found };
  const isOpen = (id: string): boolean => open.has(id);
  return (
    <Page title={messages.title} actions={<Ways isTree={isTree} layer={layer} onExport={() => setExporting(true)} />}>
      {head}
      {isTree ? null : (
        <div className={styles.tools}>
          <Levels depth={tree.depth} tree={tree} onOpen={chart.setOpen} />
          <ChartFinder tree={tree} onFound={setFound} onReveal={chart.reveal} />
        </div>
      )}
      <div className={styles.stage}>
        {isTree ? (
          <ChartTwin tree={tree} look={look} posts={posts} isPosts={layer === 'posts'} onOpen={onOpen} onMenu={onMenu} />
        ) : (
          <div className={styles.window}>
            <ChartCanvas
              {...look}
              tree={tree}
              layout={layout}
              isOpen={isOpen}
              onToggle={chart.onToggle}
              current={chart.current}
              onCurrent={chart.setCurrent}
              onOpen={onOpen}
              onMenu={onMenu}
              target={chart.target}
              posts={posts}
            />
            {compared === undefined ? null : <Legend />}
          </div>
        )}
        {compared === undefined ? null : (
          <ChartChanges days={{ earlier, shown }} changes={changes} before={chart.before} after={chart.after} levelNames={levelNames} onShow={onShow} />
        )}
      </div>
      <UnitMenu at={menu} tree={tree} asOf={dayOf(menu?.id ?? '')} onCentre={isTree ? undefined : (id) => chart.reveal([id], id)} onClose={() => setMenu(null)} />
      {isExporting ? <ChartExport look={look} layout={layout} isOpen={isOpen} posts={posts} onClose={() => setExporting(false)} /> : null}
    </Page>
  );
}

/** What the chart shows, and as what. */
function Ways({ isTree, layer, onExport }: { isTree: boolean; layer: Layer; onExport: () => void }) {
  const setSearch = useSetScreenSearch(chartScreen);
  return (
    <>
      <Segmented
        label={messages.layer}
        isLabelHidden
        value={layer}
        options={layers.map((value) => ({ value, label: messages.layers[value] }))}
        onChange={(value) => startTransition(() => void setSearch({ layer: value }))}
      />
      {isTree ? null : (
        <Button icon={Printer} onPress={onExport}>
          {messages.export}
        </Button>
      )}
      <Button icon={isTree ? Network : ListTree} iconMirrored={!isTree} onPress={() => startTransition(() => void setSearch({ show: isTree ? 'chart' : 'tree' }))}>
        {isTree ? messages.asChart : messages.tree}
      </Button>
    </>
  );
}
