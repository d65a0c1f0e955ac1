import { lazy, Suspense } from 'react';
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import type { Drawing } from '#kernel/workflow/layout.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import type { CaseDetail } from '../cases.contract.ts';

const ProcessDiagram = lazy(() => import('#ui/process-diagram/process-diagram.tsx').then((file) => ({ default: file.ProcessDiagram })));

/** The process of a case, with where it stands. */
export function CaseDiagram({ name, drawing: { layout, definition, states } }: { name: string; drawing: CaseDetail['drawing'] }) {
  return (
    <Suspense fallback={<Skeleton kind="blocks" count={1} />}>
      {/* the server drew them by the same kernel */}
      <ProcessDiagram name={name} definition={definition as ProcessDefinition} layout={layout as Drawing} states={states} />
    </Suspense>
  );
}
