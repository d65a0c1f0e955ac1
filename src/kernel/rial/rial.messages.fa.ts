/** Words of whole numbers, for `rialInWords`. Index is the digit; an empty place is never read. */
export const numberWords = {
  zero: 'صفر',
  minus: 'منفی',
  and: ' و ',
  belowTwenty: ['', 'یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه', 'ده', 'یازده', 'دوازده', 'سیزده', 'چهارده', 'پانزده', 'شانزده', 'هفده', 'هجده', 'نوزده'],
  tens: ['', '', 'بیست', 'سی', 'چهل', 'پنجاه', 'شصت', 'هفتاد', 'هشتاد', 'نود'],
  hundreds: ['', 'یکصد', 'دویست', 'سیصد', 'چهارصد', 'پانصد', 'ششصد', 'هفتصد', 'هشتصد', 'نهصد'],
  thousand: 'هزار',
  million: 'میلیون',
  milliard: 'میلیارد',
} as const;
