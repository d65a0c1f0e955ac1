import { defineGallery } from '#ui/gallery/gallery.ts';
import { sampleAnswers } from '../sheet/task-samples.ui.tsx';
import { CaseSheet } from './case-sheet.tsx';

export default defineGallery({ 'stuck, as the management sees it': () => <CaseSheet instanceId="c2" back={null} /> }, sampleAnswers);
