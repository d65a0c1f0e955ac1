import { PageFrame } from '#ui/page/page-frame.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { type ScreenTab, ScreenTabs } from '#ui/tabs/screen-tabs.tsx';
import titles from './formula.messages.fa.ts';
import { formulaScreen } from './formula.screen.ts';
import messages from './formula-page.messages.fa.ts';
import { sheets } from './item-sheet.tsx';
import { type LibraryTab, tabIds } from './library-kinds.ui.ts';
import { LibraryList } from './library-list.tsx';

/** Filters and order belong to one list: another tab begins without them. */
const ofOneTable = ['q', 'f', 's', 'page', 'size', 'c', 'd', 'l', 'view'];

const tabs = tabIds.map((id): ScreenTab<object> => ({ id, label: messages.tabs[id], Content: () => <LibraryList key={id} tab={id} /> }));
const tabOf = (said: string | undefined): LibraryTab => tabIds.find((id) => id === said) ?? tabIds[0];

/** The library of formulas: constants, input factors, tables and formulas; one of them opened shows its versions. */
export default function FormulaPage() {
  const { item, tab } = useScreenSearch(formulaScreen);
  if (item === undefined) return <Library />;
  const Sheet = sheets[tabOf(tab)];
  return (
    <PageFrame>
      <Sheet key={item} id={item} />
    </PageFrame>
  );
}

const Library = () => (
  <PageFrame>
    <PageHeader title={titles.title} lead={messages.lead} />
    <ScreenTabs screen={formulaScreen} label={messages.tabsLabel} tabs={tabs} at={{}} forgets={ofOneTable} />
  </PageFrame>
);
