/**
 * The leap table of Iran's official calendar: the years of FIRST_YEAR..LAST_YEAR in which Esfand has 30 days.
 * Source: calendar centre of the Institute of Geophysics, University of Tehran, printed for 1370..1449 in guide/iran.md
 * section 4 (R22); the years around them by the same astronomical rule (the equinox before or after noon at 52.5 E) as ICU
 * computes it. A year that the centre proclaims otherwise is corrected here and nowhere else.
 */
export const FIRST_YEAR = 1206;
export const LAST_YEAR = 1501;

export const LEAP_YEARS: readonly number[] = [
  ...[1210, 1214, 1218, 1222, 1226, 1230, 1234, 1238],
  ...[1243, 1247, 1251, 1255, 1259, 1263, 1267, 1271],
  ...[1276, 1280, 1284, 1288, 1292, 1296, 1300, 1304],
  ...[1309, 1313, 1317, 1321, 1325, 1329, 1333, 1337],
  ...[1342, 1346, 1350, 1354, 1358, 1362, 1366, 1370],
  ...[1375, 1379, 1383, 1387, 1391, 1395, 1399, 1403],
  ...[1408, 1412, 1416, 1420, 1424, 1428, 1432, 1436],
  ...[1441, 1445, 1449, 1453, 1457, 1461, 1465, 1469],
  ...[1474, 1478, 1482, 1486, 1490, 1494, 1498],
];
