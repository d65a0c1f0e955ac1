import { FolderDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { documentsTab, documentsZip, EXPIRING_DAYS } from '#modules/personnel/personnel.web.ts';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { send, sendForBlob } from '#ui/client/client.ts';
import { saveBlob } from '#ui/client/download.ts';
import { useHolds } from '#ui/client/session.ts';
import type { QuickFilter } from '#ui/data-table/quick.ts';
import type { BulkAction, RowOf } from '#ui/data-table/types.ts';
import { formatNumber } from '#ui/format/format.ts';
import { Page } from '#ui/page/page.tsx';
import { ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import { ReportTable } from '../person-report/person-report.tsx';
import { documentOwners, documents, documentsReport, missingDocuments } from './documents-report.contract.ts';
import words from './documents-report.messages.fa.ts';
import styles from './documents-report.module.css';
import { documentsReportScreen } from './documents-report.screen.ts';
import { MissingMatrix } from './missing-matrix.tsx';

const ends: QuickFilter = {
  name: 'ends',
  parameter: 'ends',
  label: words.ends,
  options: (['all', 'ending'] as const).map((id) => ({ id, label: words.endsOf[id] })),
  initial: 'all',
  nothing: 'all',
};

/** The files of the chosen documents, or all of the chosen people, in one archive; what may not be read alone is not in it. */
const download =
  (of: 'documents' | 'missing', label: string) =>
  (asked: object): readonly BulkAction[] => [
    {
      id: 'download',
      label,
      icon: FolderDown,
      keepsSelection: true,
      run: async (selection) => {
        const { partyIds, types } = await send(documentOwners, { body: { ...asked, selection, of } });
        const query = { partyIds: partyIds.join(','), ...(types.length === 0 ? {} : { types: types.join(',') }) };
        saveBlob(await sendForBlob(documentsZip, { query }), words.archiveName);
      },
    },
  ];
const downloads = { documents: download('documents', words.download), missing: download('missing', words.downloadThere) };

type DocumentRow = RowOf<typeof documentsReport.list>;

/** How long a document still counts, with a colour from when people are told of it. */
function daysLeft({ daysLeft: days = null }: DocumentRow): ReactNode {
  if (days === null || days === undefined) return '-';
  const text = days < 0 ? words.daysPast(formatNumber(-days)) : days === 0 ? words.lastDay : words.daysTo(formatNumber(days));
  return <span className={styles.words}>{days > EXPIRING_DAYS ? text : <State state={days < 0 ? 'overdue' : 'pending'}>{text}</State>}</span>;
}
const State = ({ state, children }: { state: BadgeState; children: string }) => (
  <Badge isPlain state={state}>
    {children}
  </Badge>
);
const cells = { daysLeft };

const quick = [ends];

/** Whoever may download documents may have those of the chosen rows. */
const useBulk = (of: keyof typeof downloads) => (useHolds(documentsTab.keys[0]) ? { bulk: downloads[of] } : {});

const Documents = () => <ReportTable of={documents} report={documentsReport} tab={documentsTab} cells={cells} quick={quick} {...useBulk('documents')} unit={words.document} />;
const Missing = () => <ReportTable of={documents} report={missingDocuments} tab={documentsTab} empty={words.nobody} {...useBulk('missing')} />;
const Matrix = () => <MissingMatrix {...useBulk('missing')} />;

const tabs = Object.entries({ documents: Documents, missing: Missing, matrix: Matrix }).map(([id, Part]) => ({
  id,
  label: words.tabs[id as keyof typeof words.tabs],
  Content: () => (
    <div className={styles.under}>
      <Part />
    </div>
  ),
}));
/** Filters of the one table mean nothing to the other. */
const ofOneTable = Object.keys(documentsReportScreen.search ?? {});

/** Documents by type and end, and what is missing of those that are asked for. */
export default function DocumentsReportPage() {
  return (
    <Page title={words.title}>
      <ScreenTabs screen={documentsReportScreen} label={words.tabsLabel} tabs={tabs} at={{}} forgets={ofOneTable} />
    </Page>
  );
}
