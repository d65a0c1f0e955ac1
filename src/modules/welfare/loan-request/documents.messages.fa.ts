/** Words of the papers of a request for a loan. */
export default {
  papers: 'مدارک لازم',
  brought: 'مدارک پیوست‌شده',
} as const;
