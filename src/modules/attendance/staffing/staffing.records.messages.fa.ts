export default {
  records: { ShiftNeed: 'نیروی لازم شیفت' },
  places: { shift_need: 'نیروی لازم شیفت‌ها' },
} as const;
