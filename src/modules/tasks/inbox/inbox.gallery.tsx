import { SampleForm, sampleAnswers } from '#platform/tasks/sheet/task-samples.ui.tsx';
import { TaskFormsProvider } from '#platform/tasks/task-forms.ui.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import InboxPage from './inbox.page.tsx';

const load = async (key: string) => (key.startsWith('leave/') ? SampleForm : null);

/** `&taskId=t1`, `&instanceId=c1` and `&start=choose` in the address open what they name. */
export default defineGallery(
  {
    page: () => (
      <TaskFormsProvider value={load}>
        <InboxPage />
      </TaskFormsProvider>
    ),
  },
  sampleAnswers,
);
