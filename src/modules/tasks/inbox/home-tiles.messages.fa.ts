/** Words of tasks and requests on the first page. */
export default {
  waiting: 'در انتظار من',
  noneWaiting: 'کاری در انتظار شما نیست.',
  team: 'کارهای باز تیم',
  noneOfTeam: 'کاری در انتظار افراد تیم نیست.',
  requests: 'درخواست‌های من',
  noRequests: 'درخواستی نفرستاده‌اید.',
  all: 'همه',
  failed: 'خوانده نشد.',
  about: ({ name, subject }: { name: string; subject: string }) => `${name}، ${subject}`,
  stepOf: ({ step, name }: { step: string; name: string }) => `${step}، نزد ${name}`,
};
