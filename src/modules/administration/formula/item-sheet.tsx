import { Alert } from '#ui/alert/alert.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { useAnyCall } from '#ui/client/any-call.ts';
import { formatNumber } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { recordSheet } from '#ui/record-sheet/record-sheet.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import { CheckTab } from './check-tab.tsx';
import { CompareTab } from './compare-tab.tsx';
import { FactorValues } from './factor-values.tsx';
import { formulaScreen } from './formula.screen.ts';
import messages from './formula-page.messages.fa.ts';
import { ItemActs } from './item-acts.tsx';
import { ItemFacts, NewItem } from './item-facts.tsx';
import { keyTo, type LibraryTab, parts, tabIds } from './library-kinds.ui.ts';
import { TableRows } from './table-rows.tsx';
import { useFormulaNames } from './use-formula-names.ui.ts';
import { type Uses, UsesTab } from './uses-tab.tsx';
import { currentOf, type LibraryItem, statusWords, versionStates } from './version-words.ui.ts';
import { VersionsTab } from './versions-tab.tsx';

interface PartAt {
  readonly tab: LibraryTab;
  readonly item: LibraryItem;
}

const Versions = ({ item }: PartAt) => <VersionsTab item={item} names={useFormulaNames()} />;

function UsesOf({ tab, item }: PartAt) {
  return <UsesTab of={useAnyCall<Uses>(parts[tab].calls.uses, { params: { id: item.id } })} />;
}

const facts: ScreenTab<PartAt> = { id: 'facts', label: messages.facts, Content: ItemFacts };
const shared: readonly ScreenTab<PartAt>[] = [
  { id: 'versions', label: messages.versions, Content: Versions },
  { id: 'uses', label: messages.uses, Content: UsesOf },
];
const own: Readonly<Record<LibraryTab, readonly ScreenTab<PartAt>[]>> = {
  constants: [],
  inputFactors: [{ id: 'values', label: messages.values, Content: ({ item }) => <FactorValues item={item} /> }],
  tables: [{ id: 'rows', label: messages.rows, Content: ({ item }) => <TableRows item={item} /> }],
  formulas: [
    { id: 'check', label: messages.check, keys: [keyTo('test')], Content: ({ item }) => <CheckTab item={item} /> },
    { id: 'compare', label: messages.compare, keys: [keyTo('compare')], Content: ({ item }) => <CompareTab item={item} /> },
  ],
};

const tabsOf = (tab: LibraryTab): readonly ScreenTab<PartAt>[] => [facts, ...own[tab], ...shared];

function Status({ item }: { item: LibraryItem }) {
  const current = currentOf(item);
  if (current === undefined) return null;
  const isOpen = current.statusId === 'LvDraft';
  return <Badge state={versionStates[current.statusId]}>{isOpen ? messages.draftOf(formatNumber(current.version)) : statusWords(current.statusId)}</Badge>;
}

const { back, failed, notFound, notFoundAdvice } = messages;
const words = { back, failed, notFound, notFoundAdvice };

/** The sheet of an item of one part of the library. */
const sheetOf = (tab: LibraryTab) =>
  recordSheet<LibraryItem>({
    screen: formulaScreen,
    words,
    useRead: ({ id }) => useAnyCall<LibraryItem>(parts[tab].calls.versions, { params: { id } }),
    fresh: { title: messages.add[tab], Form: () => <NewItem tab={tab} /> },
    title: ({ title }) => title,
    lead: ({ code }) => (
      <>
        {messages.code} <Ltr>{code}</Ltr>
      </>
    ),
    badge: (item) => <Status item={item} />,
    Acts: ({ record }) => <ItemActs tab={tab} item={record} />,
    Body: ({ record }) => (
      <>
        {record.isInherited ? (
          <Alert type="info" isLive={false}>
            {messages.inheritedText(record.companyName)}
          </Alert>
        ) : null}
        <ScreenTabs screen={formulaScreen} name="part" label={messages.sheetTabs} tabs={tabsOf(tab)} at={{ tab, item: record }} />
      </>
    ),
  });

export const sheets = Object.fromEntries(tabIds.map((tab) => [tab, sheetOf(tab)])) as Readonly<Record<LibraryTab, ReturnType<typeof sheetOf>>>;
