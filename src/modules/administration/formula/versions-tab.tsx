import { useState } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatDate, formatNumber, formatPeriod } from '#ui/format/format.ts';
import type { FormulaName } from '#ui/formula-editor/formula-name.ts';
import { toTitles } from '#ui/formula-editor/titles.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import styles from './formula.module.css';
import messages from './formula-page.messages.fa.ts';
import { contentText, type LibraryItem, type LibraryVersion, roundingText, statusWords, versionStates } from './version-words.ui.ts';
import { wordChanges } from './word-changes.rules.ts';

const daysOf = ({ fromDate, thruDate }: LibraryVersion): string => (thruDate === null ? messages.since(formatDate(fromDate)) : formatPeriod(fromDate, thruDate));

const publishedOf = ({ publishedByName, publishedAt }: LibraryVersion): string => (publishedAt === null ? '' : messages.published(publishedByName ?? '', formatDate(publishedAt)));

const columnsWith = (textOf: (version: LibraryVersion) => string): readonly GridColumn<LibraryVersion>[] => [
  { id: 'version', label: messages.version, width: 70, render: ({ version }) => formatNumber(version) },
  {
    id: 'status',
    label: messages.status,
    width: 130,
    render: ({ statusId }) => <Badge state={versionStates[statusId]}>{statusWords(statusId)}</Badge>,
  },
  { id: 'days', label: messages.days, width: 170, render: daysOf },
  { id: 'content', label: messages.content, width: 200, grows: true, render: (version) => <bdi>{textOf(version)}</bdi> },
  { id: 'variation', label: messages.variation, width: 150, render: ({ variation }) => variation },
  { id: 'author', label: messages.author, width: 130, render: ({ changedByName }) => changedByName },
  { id: 'publisher', label: messages.publisher, width: 200, render: publishedOf },
];

/** Every version, and two of them side by side. */
export function VersionsTab({ item, names }: { item: LibraryItem; names: readonly FormulaName[] }) {
  const textOf = (version: LibraryVersion): string => toTitles(contentText(version), names).text;
  return (
    <Stack>
      <Card title={messages.versions} isFlush>
        <DataGrid
          label={messages.rowsOf(messages.versions)}
          columns={columnsWith(textOf)}
          rows={item.versions}
          rowKey={({ versionId }) => versionId}
          hasCards
          empty={<EmptyState title={messages.noVersions} headingLevel={3} />}
        />
      </Card>
      {item.versions.length > 1 ? <SideBySide versions={item.versions} textOf={textOf} /> : null}
    </Stack>
  );
}

interface SideBySideProps {
  versions: readonly LibraryVersion[];
  textOf: (version: LibraryVersion) => string;
}

function SideBySide({ versions, textOf }: SideBySideProps) {
  const [olderId, chooseOlder] = useState(versions[1]?.versionId ?? null);
  const [newerId, chooseNewer] = useState(versions[0]?.versionId ?? null);
  const options = versions.map((one) => ({ id: one.versionId, label: messages.versionOf(formatNumber(one.version), daysOf(one)) }));
  const [older, newer] = [olderId, newerId].map((id) => versions.find(({ versionId }) => versionId === id));
  return (
    <Card title={messages.sideBySide}>
      <Stack gap={3}>
        <div className={styles.sides}>
          <Stack gap={3}>
            <SelectField label={messages.older} value={olderId} options={options} onChange={chooseOlder} />
            {older && <Facts of={older} />}
          </Stack>
          <Stack gap={3}>
            <SelectField label={messages.newer} value={newerId} options={options} onChange={chooseNewer} />
            {newer && <Facts of={newer} />}
          </Stack>
        </div>
        {older && newer ? <Changes before={textOf(older)} after={textOf(newer)} /> : null}
      </Stack>
    </Card>
  );
}

/** Who wrote a version and why, and what it says beside its text. */
function Facts({ of: version }: { of: LibraryVersion }) {
  return (
    <DescriptionList
      items={[
        { term: messages.variation, value: version.variation },
        { term: messages.lateReasonShort, value: version.lateReason },
        { term: messages.author, value: version.changedByName },
        { term: messages.publisher, value: publishedOf(version) },
        { term: messages.rounding, value: roundingText(version) },
      ].filter(({ value }) => value !== null && value !== '')}
    />
  );
}

function Changes({ before, after }: { before: string; after: string }) {
  const changes = wordChanges(before, after);
  if (before === after) return <p>{messages.same}</p>;
  return (
    <p className={styles.changes}>
      {changes.map(({ is, text }, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text is its place
        if (is === 'same') return <span key={at}>{text}</span>;
        const Tag = is === 'removed' ? 'del' : 'ins';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text is its place
          <Tag key={at}>{text}</Tag>
        );
      })}
    </p>
  );
}
