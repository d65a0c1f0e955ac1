import { type ReactNode, useState } from 'react';
import type { ListedStep } from '#kernel/workflow/steps.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { wordsFor } from './design-words.ui.ts';
import DesignerPage from './designer.page.tsx';
import { design, detailOf, draftVersion, ids, publishedVersion, sampleAnswers, sampleSteps } from './designer-samples.ui.ts';
import { Editor } from './editor.tsx';
import { MigrationDialog } from './migration-dialog.tsx';
import { ProcessSheet } from './process-sheet.tsx';
import { StepDialog } from './step-dialog.tsx';
import { TrialDialog } from './trial-dialog.tsx';

const detail = detailOf(draftVersion);
/** One step asks for what is not there. */
const faultySteps = sampleSteps.map((step) => (step.id === 'office' ? { ...step, when: 'dayz > 10' } : step));
const office = sampleSteps[3] as ListedStep;

function Opened({ children }: { children: (onClose: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? children(() => setOpen(false)) : null;
}

/** `&state=` in the address shows another one: dialogs stand above each other, and parts of two editors have the same names. */
const states = {
  list: () => <DesignerPage />,
  read: () => <ProcessSheet processKey="leave" />,
  draft: () => <Editor design={design} detail={detailOf(draftVersion, faultySteps)} taking={{ current: null }} />,
  step: () => (
    <Opened>
      {(onClose) => (
        <StepDialog step={office} steps={sampleSteps} words={wordsFor(design.vocabulary, {}, sampleSteps)} onName={() => undefined} onKeep={onClose} onClose={onClose} />
      )}
    </Opened>
  ),
  compare: () => <Opened>{(onClose) => <CompareDialog design={design} detail={detail} onClose={onClose} />}</Opened>,
  trial: () => <Opened>{(onClose) => <TrialDialog design={design} detail={detailOf(publishedVersion)} onClose={onClose} />}</Opened>,
  migrate: () => <Opened>{(onClose) => <MigrationDialog definitionId={ids.published} onClose={onClose} />}</Opened>,
};
const only = new URLSearchParams(window.location.search).get('state');

export default defineGallery(only === null ? { draft: states.draft } : Object.fromEntries(Object.entries(states).filter(([name]) => name === only)), sampleAnswers);
