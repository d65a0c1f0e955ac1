export default {
  records: {
    WhatNext: 'گام پس از راه‌اندازی',
  },
};
