import { type ReactNode, useMemo } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { documentsTab } from '#modules/personnel/personnel.web.ts';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { useCall } from '#ui/client/hooks.ts';
import type { RowOf } from '#ui/data-table/types.ts';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { type PersonReportProps, ReportTable } from '../person-report/person-report.tsx';
import { documents, matrixFile, missingDocuments, requiredDocumentTypes } from './documents-report.contract.ts';
import words from './documents-report.messages.fa.ts';
import { matrixTable, missingStates, ofType } from './documents-report.table.ts';

type Types = ReplyOf<typeof requiredDocumentTypes>['types'];
type Row = RowOf<typeof missingDocuments.list>;
type State = (typeof missingStates)[number];

const looks: Readonly<Record<State, BadgeState>> = { absent: 'failed', noFile: 'returned', expired: 'overdue', expiring: 'pending' };

/** What is wrong with a person's document of a type; nothing is said of one that is there, or is not asked of this person. */
function cellOf(row: Row, type: string): ReactNode {
  const state = missingStates.find((one) => (JSON.parse(row[one] ?? '[]') as string[]).includes(type));
  if (state === undefined) return '-';
  return (
    <Badge isPlain state={looks[state]}>
      {words[state]}
    </Badge>
  );
}

const cellsOf = (types: Types): Readonly<Record<string, (row: Row) => ReactNode>> =>
  Object.fromEntries(types.map((type) => [ofType(type), (row: Row) => cellOf(row, type.enumId)]));

type Props = Pick<PersonReportProps<typeof missingDocuments.list>, 'bulk'>;

/** People by types of documents that are asked for: what each of them lacks. */
export function MissingMatrix(props: Props) {
  const { data, error, refetch, isFetching } = useCall(requiredDocumentTypes);
  const report = useMemo(() => ({ table: matrixTable(data?.types ?? []), list: missingDocuments.list, export: matrixFile }), [data]);
  const cells = useMemo(() => cellsOf(data?.types ?? []), [data]);
  if (error)
    return (
      <ErrorState title={words.matrixFailed} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.messages}
      </ErrorState>
    );
  if (data === undefined) return <Skeleton kind="blocks" count={1} />;
  return <ReportTable of={documents} report={report} tab={documentsTab} cells={cells} empty={words.nobody} {...props} />;
}
