import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatNumber } from '#ui/format/format.ts';
import type { VersionDetail } from '../designs/designs.contract.ts';
import { CompleteDialog } from './complete-dialog.tsx';
import type { Vocabulary } from './design-words.ui.ts';
import { ElementDialog } from './element-dialog.tsx';
import messages from './elements.messages.fa.ts';
import { type DiagramElement, elementsOf, wayNames } from './elements.rules.ts';

/** What an element is called: a way without a name by where it leads. */
export function elementTitle(definition: ProcessDefinition, element: DiagramElement): string {
  if (element.is === 'node') return element.node.name ?? messages.kinds[element.node.kind];
  return element.flow.name ?? messages.way(wayNames(definition, element.flow));
}

export interface ElementsCardProps {
  detail: VersionDetail;
  definition: ProcessDefinition;
  vocabulary: Vocabulary;
  /** The element whose sheet is open; chosen in the diagram too. */
  opened: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** A diagram that came from elsewhere, element by element: who answers, which service, on which condition. */
export function ElementsCard({ detail, definition, vocabulary, opened, onOpen }: ElementsCardProps) {
  const [names, setNames] = useState(detail.names);
  const [isFilling, setFilling] = useState(false);
  const onName = (id: string, name: string): void => setNames((old) => ({ ...old, [id]: name }));
  const elements = elementsOf(definition);
  const faulty = new Set(detail.problems.map(({ step }) => step));
  // the gateway is told where one of its ways lacks a condition
  const isOpen = (element: DiagramElement): boolean => faulty.has(element.id) || (element.is === 'flow' && faulty.has(element.flow.from));
  const open = elements.filter(isOpen).length;
  const count = formatNumber(elements.length);
  const columns: readonly GridColumn<DiagramElement>[] = [
    { id: 'name', label: messages.name, grows: true, render: (element) => <bdi>{elementTitle(definition, element)}</bdi> },
    { id: 'kind', label: messages.kind, render: (element) => messages.kinds[element.is === 'flow' ? 'flow' : element.node.kind] },
    {
      id: 'state',
      label: messages.state,
      render: (element) => (isOpen(element) ? <Badge state="returned">{messages.incomplete}</Badge> : <Badge state="done">{messages.complete}</Badge>),
    },
    {
      id: 'acts',
      label: messages.acts,
      isService: true,
      hasControls: true,
      render: (element) => (
        <Button size="sm" aria-label={messages.editOf({ name: elementTitle(definition, element) })} onPress={() => onOpen(element.id)}>
          {messages.edit}
        </Button>
      ),
    },
  ];
  const shown = elements.find(({ id }) => id === opened);
  return (
    <Card
      title={messages.elements}
      caption={open === 0 ? messages.whole({ count }) : messages.caption({ open: formatNumber(open), count })}
      isFlush
      actions={
        open === 0 ? undefined : (
          <Button size="sm" icon={ListChecks} onPress={() => setFilling(true)}>
            {messages.fillAll.open}
          </Button>
        )
      }
    >
      <DataGrid label={messages.elements} columns={columns} rows={elements} rowKey={({ id }) => id} onOpen={({ id }) => onOpen(id)} hasCards />
      {isFilling ? (
        <CompleteDialog definition={definition} version={detail.version} vocabulary={vocabulary} names={names} onName={onName} onClose={() => setFilling(false)} />
      ) : null}
      {shown === undefined ? null : (
        <ElementDialog
          key={shown.id}
          element={shown}
          title={elementTitle(definition, shown)}
          definition={definition}
          version={detail.version}
          vocabulary={vocabulary}
          names={names}
          onName={onName}
          onClose={() => onOpen(undefined)}
        />
      )}
    </Card>
  );
}
