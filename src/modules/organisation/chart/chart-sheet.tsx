import { ListTree, Network, Printer } from 'lucide-react';
import { type ReactNode, startTransition, useMemo, useState } from 'react';
import { enumeration } from '#platform/reference-data/reference-data.contract.ts';
import { Button } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useIsNarrow } from '#ui/narrow/use-is-narrow.ts';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import type { ChartUnit } from './chart.contract.ts';
import styles from './chart.module.css';
import { chartScreen } from './chart.screen.ts';
import { ChartCanvas } from './chart-canvas.tsx';
import { layers } from './chart-card.tsx';
import { ChartChanges, Legend } from './chart-changes.tsx';
import { ChartExport } from './chart-export.tsx';
import { ChartFinder, Levels } from './chart-finder.tsx';
import { UnitMenu } from './chart-menu.tsx';
import messages from './chart-page.messages.fa.ts';
import { ChartTwin } from './chart-twin.tsx';
import { useChart } from './use-chart.ui.ts';
import { useChartPosts } from './use-chart-posts.ui.ts';

export interface ChartSheetProps {
  /** Of the day of the address, and of the day it is compared with. */
  units: readonly ChartUnit[];
  compared: readonly ChartUnit[] | undefined;
  /** The day and what is said of it. */
  head: ReactNode;
}

const nothing: ReadonlySet<string> = new Set();

function useLevelNames(): ReadonlyMap<string, string> {
  const { data } = useCall(enumeration, { query: { enumTypeId: 'OrganizationLevel' } });
  return useMemo(() => new Map(data?.result.map(({ enumId, description }) => [enumId, description])), [data]);
}

/** The chart as a drawing, or as the tree that says the same: for who does not see it, and at a phone's width. */
export function ChartSheet({ units, compared, head }: ChartSheetProps) {
  const { show, asOf, compare } = useScreenSearch(chartScreen);
  const setSearch = useSetScreenSearch(chartScreen);
  const isNarrow = useIsNarrow();
  const isTree = show === undefined ? isNarrow : show === 'tree';
  const chart = useChart(units, compared);
  const { tree, layer, layout, open, marks, changes } = chart;
  const shownDay = compare !== undefined && asOf !== undefined && compare > asOf ? compare : asOf;
  const posts = useChartPosts(shownDay);
  const levelNames = useLevelNames();
  const [found, setFound] = useState(nothing);
  const [menu, setMenu] = useState<{ id: string; anchor: HTMLElement } | null>(null);
  const [isExporting, setExporting] = useState(false);
  const look = { layer, levelNames, marks, found };
  return (
    <div className={styles.page}>
      <PageHeader
        title={messages.title}
        actions={
          <>
            {isTree ? null : (
              <Button variant="ghost" icon={Printer} onPress={() => setExporting(true)}>
                {messages.export}
              </Button>
            )}
            <Button icon={isTree ? Network : ListTree} iconMirrored={!isTree} onPress={() => startTransition(() => void setSearch({ show: isTree ? 'chart' : 'tree' }))}>
              {isTree ? messages.asChart : messages.tree}
            </Button>
          </>
        }
      />
      {head}
      <div className={styles.tools}>
        <div className={styles.layer}>
          <SelectField
            label={messages.layer}
            value={layer}
            options={layers.map((id) => ({ id, label: messages.layers[id] }))}
            onChange={(id) => void setSearch({ layer: id ?? undefined })}
          />
        </div>
        {isTree ? null : (
          <>
            <Levels depth={tree.depth} tree={tree} onOpen={chart.setOpen} />
            <ChartFinder tree={tree} onFound={setFound} onReveal={chart.reveal} />
          </>
        )}
        {compared === undefined ? null : <Legend />}
      </div>
      <div className={styles.stage}>
        {isTree ? (
          <ChartTwin tree={tree} look={look} posts={posts} isPosts={layer === 'posts'} onMenu={(id, anchor) => setMenu({ id, anchor })} />
        ) : (
          <ChartCanvas
            {...look}
            tree={tree}
            layout={layout}
            isOpen={(id) => open.has(id)}
            onToggle={chart.onToggle}
            current={chart.current}
            onCurrent={chart.setCurrent}
            onMenu={(id, anchor) => setMenu({ id, anchor })}
            target={chart.target}
            posts={posts}
          />
        )}
        {compared === undefined ? null : <ChartChanges changes={changes} before={chart.before} after={chart.after} onShow={(id) => chart.reveal([id], id)} />}
      </div>
      <UnitMenu at={menu} tree={tree} asOf={shownDay} onCentre={isTree ? undefined : (id) => chart.reveal([id], id)} onClose={() => setMenu(null)} />
      {isExporting ? <ChartExport look={look} layout={layout} isOpen={(id) => open.has(id)} posts={posts} onClose={() => setExporting(false)} /> : null}
    </div>
  );
}
