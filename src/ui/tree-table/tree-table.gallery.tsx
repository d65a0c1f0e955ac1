import { useState } from 'react';
import { answerError } from '#ui/client/api-error.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatNumber, formatRial } from '#ui/format/format.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import words from './tree-table.gallery.messages.fa.ts';
import { TreeTable, type TreeTableProps } from './tree-table.tsx';

interface Unit {
  readonly id: string;
  readonly name: string;
  readonly children: readonly Unit[];
}

const unit = (id: string, name: string, children: readonly Unit[] = []): Unit => ({ id, name, children });
const roots: readonly Unit[] = [
  unit(
    'U1',
    words.root,
    words.deputies.map((deputy, at) =>
      unit(
        `U1${at}`,
        deputy,
        words.departments.map((department, index) =>
          unit(`U1${at}${index}`, department, index === 1 ? words.offices.map((office, last) => unit(`U1${at}${index}${last}`, office)) : []),
        ),
      ),
    ),
  ),
];

const columns: readonly GridColumn<Unit>[] = [
  { id: 'name', label: words.name, width: 320, grows: true, render: ({ name }) => name },
  { id: 'code', label: words.code, width: 110, render: ({ id }) => <Ltr>{id}</Ltr> },
  { id: 'posts', label: words.posts, width: 90, align: 'count', render: ({ children }) => formatNumber(children.length * 4 + 1) },
  { id: 'payroll', label: words.payroll, width: 180, align: 'amount', render: ({ id }) => formatRial(BigInt(id.length) * 1_250_000_000n) },
];
const rowKey = ({ id }: Unit): string => id;
const childrenOf = ({ children }: Unit): readonly Unit[] => children;
const textOf = ({ name }: Unit): string => name;
const shallow = ({ id, children }: Unit): readonly Unit[] | undefined => (id.length < 3 || children.length === 0 ? children : undefined);

function Sample(props: Partial<TreeTableProps<Unit>>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['U110', 'U12']));
  return (
    <div>
      <TreeTable
        label={words.units}
        roots={roots}
        columns={columns}
        rowKey={rowKey}
        childrenOf={childrenOf}
        textOf={textOf}
        searchExample={words.search}
        openAtFirst={['U1', 'U11']}
        chosen={chosen}
        onChoose={setChosen}
        {...props}
      />
    </div>
  );
}

const refuse = () => Promise.reject(answerError(503, { messages: words.failed, errorCode: 'gallery.refused' }, null));
const never = () => new Promise<readonly Unit[]>(() => undefined);
const open = ['U1'];
const openOne = ['U1', 'U10'];

export default defineGallery({
  chosen: () => <Sample />,
  'on its way': () => <Sample childrenOf={shallow} loadChildren={never} openAtFirst={openOne} chosen={undefined} />,
  refused: () => <Sample childrenOf={shallow} loadChildren={refuse} openAtFirst={open} chosen={undefined} />,
  empty: () => <Sample roots={[]} empty={words.empty} />,
  loading: () => <Sample roots={[]} isLoading />,
});
