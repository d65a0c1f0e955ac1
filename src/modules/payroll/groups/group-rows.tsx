import { useMemo } from 'react';
import { RecordsList, type RecordsListProps } from '#platform/records/records-list.tsx';

export interface GroupRowsProps extends Pick<RecordsListProps, 'of' | 'form' | 'start' | 'hasNoSearch' | 'rowName' | 'words'> {
  payGroupId: string;
}

/** Rows of a pay group in a tab of its sheet. */
export function GroupRows({ payGroupId, ...list }: GroupRowsProps) {
  const owner = useMemo(() => ({ payGroupId }), [payGroupId]);
  return <RecordsList {...list} owner={owner} headingLevel={3} />;
}
