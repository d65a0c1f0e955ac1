/** Words of occasions. In {braces}: values of the event. */
export default {
  placeholders: { name: 'نام', date: 'تاریخ' },
  sampleName: 'سارا احمدی',
  birthday: { title: 'زادروز', subject: '{name}، زادروزتان خجسته', body: 'سالی پر از تندرستی و شادی برای شما آرزو می‌کنیم.' },
};
