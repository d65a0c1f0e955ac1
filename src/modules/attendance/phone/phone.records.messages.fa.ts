export default {
  records: { PhonePlace: 'جای مجاز ثبت تردد با تلفن' },
  places: { phone_place: 'جاهای مجاز ثبت تردد با تلفن', phone_press: 'ترددهای ثبت‌شده با تلفن' },
} as const;
