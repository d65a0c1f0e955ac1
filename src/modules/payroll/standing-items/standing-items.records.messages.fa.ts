export default {
  records: { StandingItem: 'مزایا و کسورات مستمر' },
  places: { standing_item: 'مزایا و کسورات مستمر' },
};
