import { useState } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { useCalls, useSend } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatCode, formatNumber } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { Meta } from '#ui/text/text.tsx';
import { issueLetter, type LetterRow, letterChoices, previewLetter } from './letters.contract.ts';
import messages from './letters-page.messages.fa.ts';

/** One chosen letter: the template that stands first for it, and what keeps it from being issued. */
interface Ground {
  readonly row: LetterRow;
  readonly template: { readonly templateId: string; readonly title: string } | undefined;
  readonly hindrance: string | undefined;
  readonly isLoading: boolean;
}

type Outcome = { readonly number: string } | { readonly fault: string };

/** The letters with the first template that fits each, and whether anything of its text is not known. */
function useGrounds(rows: readonly LetterRow[]): readonly Ground[] {
  const choices = useCalls(
    letterChoices,
    rows.map(({ letterId }) => ({ params: { letterId } })),
  );
  const withTemplate = rows.flatMap((row, at) => {
    const template = choices[at]?.data?.rows[0];
    return template === undefined ? [] : [{ row, template }];
  });
  const previews = useCalls(
    previewLetter,
    withTemplate.map(({ row: { letterId }, template: { templateId } }) => ({ params: { letterId }, query: { templateId } })),
  );
  return rows.map((row, at) => {
    const place = withTemplate.findIndex((one) => one.row === row);
    const template = withTemplate[place]?.template;
    const choice = choices[at];
    if (template === undefined) return { row, template, isLoading: choice?.isPending === true, hindrance: choice?.error?.messages ?? (choice?.data && messages.noTemplates) };
    const { data, error } = previews[place] ?? {};
    const missing = data?.missing ?? [];
    return {
      row,
      template,
      isLoading: data === undefined && !error,
      hindrance: error?.messages ?? (missing.length === 0 ? undefined : messages.missing({ names: missing.join(messages.comma) })),
    };
  });
}

const columnsOf = (outcomes: Readonly<Record<string, Outcome>>): GridColumn<Ground>[] => [
  { id: 'person', label: messages.columns.person, grows: true, render: ({ row }) => <bdi>{row.fullName}</bdi> },
  { id: 'kind', label: messages.columns.kind, render: ({ row }) => messages.kinds[row.kind] },
  { id: 'template', label: messages.template, grows: true, render: ({ template }) => <bdi>{template?.title ?? kit.unknown}</bdi> },
  { id: 'outcome', label: messages.columns.state, grows: true, render: (ground) => <OutcomeOf ground={ground} outcome={outcomes[ground.row.letterId]} /> },
];

function OutcomeOf({ ground: { hindrance, isLoading }, outcome }: { ground: Ground; outcome: Outcome | undefined }) {
  if (outcome !== undefined)
    return 'number' in outcome ? <Badge state="approved">{messages.issuedAs({ number: formatCode(outcome.number) })}</Badge> : <Badge state="failed">{outcome.fault}</Badge>;
  if (hindrance !== undefined) return <Badge state="returned">{hindrance}</Badge>;
  return isLoading ? messages.reading : <Badge state="pending">{messages.ready}</Badge>;
}

/** Issues several letters, each by itself: one that is refused leaves the others issued, and its reason stands beside it. */
export function IssueManyDialog({ rows, onClose }: { rows: readonly LetterRow[]; onClose: () => void }) {
  // what is issued leaves the list behind; here it stays in sight
  const [chosen] = useState(rows);
  const grounds = useGrounds(chosen);
  const { mutateAsync } = useSend(issueLetter);
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  const [isIssuing, setIssuing] = useState(false);
  const open = grounds.filter(({ row, hindrance, template }) => template !== undefined && hindrance === undefined && outcomes[row.letterId] === undefined);
  const isReading = grounds.some(({ isLoading }) => isLoading);
  const issued = Object.values(outcomes).filter((one) => 'number' in one).length;
  const hasEnded = issued > 0 && open.length === 0;
  const count = formatNumber(open.length);
  async function issueAll(): Promise<void> {
    setIssuing(true);
    for (const { row, template } of open) {
      if (template === undefined) continue;
      const outcome = await mutateAsync({ params: { letterId: row.letterId }, body: { templateId: template.templateId } }).catch(faultOf);
      setOutcomes((known) => ({ ...known, [row.letterId]: outcome }));
    }
    setIssuing(false);
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.issueMany({ count: formatNumber(chosen.length) })}
      size="lg"
      isLocked={isIssuing}
      footer={
        <>
          <Button isDisabled={isIssuing} onPress={onClose}>
            {hasEnded ? kit.close : kit.cancel}
          </Button>
          {hasEnded ? null : (
            <Button variant="filled" isPending={isIssuing} isDisabled={isReading || open.length === 0} onPress={() => void issueAll()}>
              {messages.issueMany({ count })}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {isReading || open.length > 0 || hasEnded ? null : <Alert type="warning">{messages.noneReady}</Alert>}
        <DataGrid label={messages.chosen} columns={columnsOf(outcomes)} rows={grounds} rowKey={({ row }) => row.letterId} hasCards />
        <Meta as="p">{hasEnded ? messages.issuedMany({ count: formatNumber(issued) }) : messages.issueNote}</Meta>
      </Stack>
    </Dialog>
  );
}

function faultOf(error: unknown): Outcome {
  if (!isApiError(error)) throw error;
  return { fault: error.messages };
}
