import { defineGallery } from '#ui/gallery/gallery.ts';
import { TaskFormsProvider } from '../task-forms.ui.ts';
import { SampleForm, sampleAnswers } from './task-samples.ui.tsx';
import { TaskSheet } from './task-sheet.tsx';

const load = async (key: string) => (key === 'leave/decide' ? SampleForm : null);
const nothing = () => undefined;

const Sheet = ({ taskId }: { taskId: string }) => (
  <TaskFormsProvider value={load}>
    <TaskSheet taskId={taskId} back={null} onGone={nothing} />
  </TaskFormsProvider>
);

export default defineGallery(
  {
    'to be answered': () => <Sheet taskId="t1" />,
    'there is no such task': () => <Sheet taskId="t9" />,
  },
  sampleAnswers,
);
