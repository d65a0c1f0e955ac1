import { Network } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { ForbiddenState } from '#ui/forbidden-state/forbidden-state.tsx';
import { defineGallery } from '#ui/gallery/gallery.ts';
import words from '#ui/gallery/sample.messages.fa.ts';

export default defineGallery({
  empty: () => (
    <div>
      <EmptyState icon={Network} title={words.emptyTitle} actions={<Button variant="filled">{words.save}</Button>}>
        {words.emptyText}
      </EmptyState>
    </div>
  ),
  error: () => (
    <div>
      <ErrorState title={words.listFailed} code="K7F-204" onRetry={() => undefined} />
    </div>
  ),
  forbidden: () => (
    <div>
      <ForbiddenState />
    </div>
  ),
});
