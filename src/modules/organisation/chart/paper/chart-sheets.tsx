import { formatNumber } from '#ui/format/format.ts';
import messages from '../chart-page.messages.fa.ts';
import { dottedLines } from '../chart-posts.rules.ts';
import type { ChartNode } from '../chart-tree.rules.ts';
import { Card, type CardLook } from '../drawing/chart-card.tsx';
import { areaOf, type Layout } from '../drawing/chart-layout.rules.ts';
import { meets, thick } from '../drawing/chart-lines.rules.ts';
import type { RowsByUnit } from '../use-chart-posts.ui.ts';
import { paperTiles } from './chart-paper.rules.ts';
import styles from './chart-sheets.module.css';

/** The chart on sheets of A3: on one while it can be read, else on several side by side. Only the printer sees them. */
export function ChartSheets({ look, layout, rows }: { look: CardLook; layout: Layout<ChartNode>; rows: RowsByUnit }) {
  const { scale, tiles } = paperTiles(layout, [...layout.boxes.values()].map(areaOf));
  const dotted = look.layer === 'posts' ? dottedLines(layout.boxes, rows).map(({ path }) => path) : [];
  return (
    <div className={styles.sheets} dir="ltr">
      {tiles.map((tile, at) => (
        <section key={`${tile.left} ${tile.top}`} className={styles.sheet}>
          <div className={styles.drawing} style={{ width: layout.width, height: layout.height, transform: `scale(${scale}) translate(${-tile.left}px, ${-tile.top}px)` }}>
            <svg aria-hidden="true" className={styles.lines} width={layout.width} height={layout.height}>
              <path className={styles.dotted} d={dotted.join('')} />
              <path
                d={layout.lines
                  .filter(({ area }) => meets(thick(area), tile))
                  .map(({ path }) => path)
                  .join('')}
              />
            </svg>
            {[...layout.boxes.values()]
              .filter((box) => meets(areaOf(box), tile))
              .map((box) => (
                <Card key={box.node.id} {...box} {...look} isOpen={undefined} isCurrent={false} rows={rows.get(box.node.id)} />
              ))}
          </div>
          <p className={styles.foot} dir="rtl">
            {footOf(at, tiles.length)}
          </p>
        </section>
      ))}
    </div>
  );
}

/** What stands at the foot of a sheet. */
export const footOf = (at: number, count: number): string => `${messages.title}${count > 1 ? ` - ${messages.page({ at: formatNumber(at + 1), count: formatNumber(count) })}` : ''}`;
