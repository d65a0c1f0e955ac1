export default {
  records: {
    LeaveRequest: 'درخواست مرخصی',
    LeaveMovement: 'گردش مرخصی',
    PersonWorkCalendar: 'تقویم کاری شخص',
  },
};
