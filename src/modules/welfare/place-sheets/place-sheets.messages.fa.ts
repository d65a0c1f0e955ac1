/** Headers and examples of the sheets of places: units of a place where people stay, and slots of events. */
import type { KindTexts } from '#platform/import-export/kind.define.ts';

export default {
  importUnits: {
    title: 'واحدهای اقامت',
    headers: {
      serviceCode: ['کد خدمت', 'خدمت', 'serviceCode'],
      unitCode: ['کد واحد', 'شمارهٔ واحد', 'unitCode'],
      title: ['عنوان واحد', 'عنوان', 'title'],
      beds: ['تخت', 'تعداد تخت', 'beds'],
    },
    example: { serviceCode: 'COAST', unitCode: 'V-12', title: 'ویلای دوخوابه', beds: '4' },
  } satisfies KindTexts as KindTexts,
  importPlaces: {
    title: 'نوبت‌های رویداد رفاهی',
    headers: {
      eventCode: ['کد رویداد', 'رویداد', 'eventCode'],
      slotCode: ['کد نوبت', 'نوبت', 'slotCode'],
      title: ['عنوان نوبت', 'عنوان', 'title'],
      fromDate: ['از', 'از تاریخ', 'fromDate'],
      thruDate: ['تا', 'تا تاریخ', 'thruDate'],
      capacity: ['ظرفیت', 'تعداد', 'capacity'],
    },
    example: { eventCode: 'COAST-1', slotCode: 'N1', title: 'هفتهٔ نخست', fromDate: '1405/04/10', thruDate: '1405/04/12', capacity: '4' },
  } satisfies KindTexts as KindTexts,
};
