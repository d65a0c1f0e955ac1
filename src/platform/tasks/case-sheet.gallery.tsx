import { defineGallery } from '#ui/gallery/gallery.ts';
import { CaseSheet } from './case-sheet.tsx';
import { sampleAnswers } from './task-samples.ui.tsx';

export default defineGallery({ 'stuck, as the management sees it': () => <CaseSheet instanceId="c2" back={null} /> }, sampleAnswers);
