import { Workflow } from 'lucide-react';
import { defineActs } from '#platform/acts/act.ui.ts';
import words from './designer.acts.messages.fa.ts';

export const designerActs = defineActs({ id: 'designer.design', words: words.design, icon: Workflow, href: '/processDesign', keys: ['taskManagement/design/observe'] });
