import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { inboxScreen } from './inbox.screen.ts';
import messages from './inbox-page.messages.fa.ts';
import { hasFilters, noFilters } from './list-filters.tsx';
import type { ListName } from './list-pane.tsx';

/** In place of a list without rows: why, and what to do about it. */
export function NothingIn({ list }: { list: ListName }) {
  const search = useScreenSearch(inboxScreen);
  const setSearch = useSetScreenSearch(inboxScreen);
  if (!hasFilters(search))
    return (
      <EmptyState title={messages.none[list]} headingLevel={2}>
        {messages.noneAdvice[list]}
      </EmptyState>
    );
  return (
    <EmptyState
      title={kit.emptyFiltered}
      headingLevel={2}
      actions={
        <Button size="sm" onPress={() => void setSearch(noFilters)}>
          {messages.clearFilters}
        </Button>
      }
    />
  );
}
