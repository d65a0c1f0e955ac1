import { Badge } from '#ui/badge/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import type { Read } from '#ui/read/read.ts';
import { ReadGrid } from '#ui/read/read-grid.tsx';
import { useOpenScreen } from '#ui/screen-link/screen-link.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { formulaScreen } from './formula.screen.ts';
import messages from './formula-page.messages.fa.ts';
import { statusWords } from './version-words.ui.ts';

interface NamingFormula {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly version: number;
  readonly statusId: string;
}

interface UsedVersion {
  readonly usedBy: string;
  /** What it is called. */
  readonly title: string;
  readonly version: number;
  readonly count: number;
  readonly lastOn: string;
}

interface Place {
  readonly kind: string;
  readonly title: string;
  readonly version: number | null;
}

export interface Uses {
  readonly formulas: readonly NamingFormula[];
  readonly used: readonly UsedVersion[];
  readonly places: readonly Place[];
}

const naming: readonly GridColumn<NamingFormula>[] = [
  { id: 'title', label: messages.formulaTitle, grows: true, render: ({ title }) => title },
  { id: 'code', label: messages.formulaCode, width: 180, render: ({ code }) => <Ltr>{code}</Ltr> },
  { id: 'version', label: messages.version, width: 100, render: ({ version }) => formatNumber(version) },
  {
    id: 'status',
    label: messages.status,
    width: 150,
    render: ({ statusId }) => (
      <Badge state={statusId === 'LvPublished' ? 'active' : 'draft'} isPlain>
        {statusWords(statusId)}
      </Badge>
    ),
  },
];

const used: readonly GridColumn<UsedVersion>[] = [
  { id: 'usedBy', label: messages.usedBy, grows: true, render: ({ title }) => title },
  { id: 'version', label: messages.version, width: 100, render: ({ version }) => formatNumber(version) },
  { id: 'count', label: messages.count, width: 110, align: 'count', render: ({ count }) => formatNumber(count) },
  { id: 'lastOn', label: messages.lastOn, width: 150, render: ({ lastOn }) => formatDate(lastOn) },
];

const places: readonly GridColumn<Place>[] = [
  { id: 'title', label: messages.placeTitle, grows: true, render: ({ title }) => title },
  { id: 'kind', label: messages.placeKind, width: 160, render: ({ kind }) => kind },
  { id: 'version', label: messages.version, width: 100, render: ({ version }) => (version === null ? messages.anyVersion : formatNumber(version)) },
];

/** What names an item, what was counted with its versions, and the records that do. */
export function UsesTab({ of }: { of: Read<Uses> }) {
  const open = useOpenScreen();
  return (
    <Stack>
      <Card title={messages.usedByFormulas} isFlush>
        <ReadGrid
          of={of}
          rowsOf={({ formulas }) => formulas}
          label={messages.rowsOf(messages.usedByFormulas)}
          columns={naming}
          rowKey={({ id, version }) => `${id} ${version}`}
          onOpen={({ id }) => void open(formulaScreen, { search: { tab: 'formulas', item: id } })}
          failed={messages.usesFailed}
          none={messages.noFormulas}
        />
      </Card>
      <Card title={messages.usedPlaces} isFlush>
        <ReadGrid
          of={of}
          rowsOf={(answer) => answer.places}
          label={messages.rowsOf(messages.usedPlaces)}
          columns={places}
          rowKey={({ kind, title, version }) => `${kind} ${title} ${version ?? ''}`}
          failed={messages.usesFailed}
          none={messages.noPlaces}
        />
      </Card>
      <Card title={messages.usedVersions} isFlush>
        <ReadGrid
          of={of}
          rowsOf={(answer) => answer.used}
          label={messages.rowsOf(messages.usedVersions)}
          columns={used}
          rowKey={({ usedBy, version }) => `${usedBy} ${version}`}
          failed={messages.usesFailed}
          none={messages.notUsed}
        />
      </Card>
    </Stack>
  );
}
