import { useMemo, useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { tellOutcome } from '#ui/act/tell-outcome.ts';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { ChartFinder, Levels } from '../../chart/chart-finder.tsx';
import { above, type ChartTree, growTree } from '../../chart/chart-tree.rules.ts';
import { ChartCanvas } from '../../chart/drawing/chart-canvas.tsx';
import type { Carrying } from '../../chart/drawing/use-carry.ui.ts';
import { useDrawing } from '../../chart/use-chart.ui.ts';
import { useLevelNames } from '../../chart/use-level-names.ui.ts';
import { DraftTotals } from '../comparison/draft-comparison.tsx';
import { type DraftChange, DraftChanges } from '../draft-changes.tsx';
import type { Draft } from '../draft-steps.tsx';
import { addChange } from '../drafts.contract.ts';
import messages from '../drafts-page.messages.fa.ts';
import { type Asked, ChangeDialog, ChangeMenu } from './change-menu.tsx';
import styles from './draft-chart.module.css';
import { drawDraft } from './on-chart.contract.ts';

const noPosts = { rows: new Map(), want: () => Promise.resolve(new Map()) } as const;
const nothing: ReadonlySet<string> = new Set();

interface DraftChartProps {
  draft: Draft;
  changes: readonly DraftChange[];
}

/** A draft made on the chart: cards are put under others, their menu asks for the other changes; what it comes to stands beside. */
export function DraftChart(props: DraftChartProps) {
  const { draftId } = props.draft;
  const read = useCall(drawDraft, { params: { draftId }, keepPrevious: true });
  if (read.error) return <ReadError of={read} title={messages.failed} headingLevel={2} />;
  return read.data === undefined ? <Skeleton kind="blocks" count={2} /> : <Drawing {...props} drawn={read.data} />;
}

/** Units that a draft closes stand in the chart and take no part. */
const carryingIn = (tree: ChartTree, marks: ReadonlyMap<string, readonly string[]>, onDrop: Carrying['onDrop']): Carrying => {
  const stands = (id: string): boolean => tree.nodes.has(id) && !marks.get(id)?.includes('closed');
  return {
    mayTake: stands,
    mayDrop: (id, ontoId) => {
      const [node, onto] = [tree.nodes.get(id), tree.nodes.get(ontoId)];
      if (node === undefined || onto === undefined || !stands(ontoId)) return false;
      return id !== ontoId && node.parent?.id !== ontoId && !above(onto).includes(id);
    },
    onDrop,
  };
};

function Drawing({ draft, changes, drawn: { units, marks } }: DraftChartProps & { drawn: ReplyOf<typeof drawDraft> }) {
  const { draftId, rowVersion } = draft;
  const mayEdit = useMay(addChange) && draft.statusId === 'DrfOpen';
  const add = useSend(addChange);
  const tree = useMemo(() => growTree(units), [units]);
  const kinds = useMemo(() => new Map(marks.map((mark) => [mark.unitId, mark.kinds])), [marks]);
  // of a unit moved again the marks stay the same ones, and it stands elsewhere
  const changed = useMemo(() => (units.length === 0 ? [] : marks.map(({ unitId }) => unitId)), [units, marks]);
  const { layout, open, setOpen, ...chart } = useDrawing({ tree, layer: 'leader', start: undefined, changed });
  const [found, setFound] = useState(nothing);
  const [menu, setMenu] = useState<{ readonly id: string; readonly anchor: HTMLElement } | null>(null);
  const [asked, ask] = useState<Asked>();
  const move = (unitId: string, parentUnitId: string): void =>
    void tellOutcome(add.mutateAsync({ params: { draftId }, body: { kind: 'moveUnit', unitId, parentUnitId, rowVersion } }), messages.added);
  const onMenu = (id: string, anchor: HTMLElement): void => (mayEdit && !kinds.get(id)?.includes('closed') ? setMenu({ id, anchor }) : undefined);
  return (
    <>
      <div className={styles.tools}>
        <Levels depth={tree.depth} tree={tree} onOpen={setOpen} />
        <ChartFinder tree={tree} onFound={setFound} onReveal={chart.reveal} />
        {mayEdit ? <p className={styles.hint}>{messages.chartHint}</p> : null}
      </div>
      <div className={styles.halves}>
        <div className={styles.stage}>
          <ChartCanvas
            layer="leader"
            levelNames={useLevelNames()}
            marks={kinds}
            found={found}
            tree={tree}
            layout={layout}
            isOpen={(id) => open.has(id)}
            onToggle={chart.onToggle}
            current={chart.current}
            onCurrent={chart.setCurrent}
            onOpen={onMenu}
            onMenu={onMenu}
            target={chart.target}
            posts={noPosts}
            carrying={mayEdit ? carryingIn(tree, kinds, move) : undefined}
          />
        </div>
        <div className={styles.beside}>
          <DraftTotals draft={draft} />
          <DraftChanges draft={draft} changes={changes} hasForm={false} />
        </div>
      </div>
      <ChangeMenu at={menu} tree={tree} onAsk={ask} onClose={() => setMenu(null)} />
      <ChangeDialog draft={draft} asked={asked} onClose={() => ask(undefined)} />
    </>
  );
}
