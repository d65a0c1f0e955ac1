import { ScrollText } from 'lucide-react';
import { defineActs } from '#platform/acts/act.ui.ts';
import words from './jobs.acts.messages.fa.ts';

export const jobsActs = defineActs({ id: 'jobs.newJob', words: words.newJob, icon: ScrollText, href: '/defineJob?jobId=new', keys: ['organizationChartManagement/defineJob/add'] });
