/** Words of the samples. */
const messages = {
  chain: 'مراتب تأیید حکم',
  together: 'مراتب تأیید ارزیابی',
  readOnly: 'مراتب تأیید وام',
  positions: ['کارشناس کارگزینی', 'رئیس ادارهٔ کارگزینی', 'معاون منابع انسانی', 'مدیرعامل', 'مشاور پیشین'],
};

export default messages;
