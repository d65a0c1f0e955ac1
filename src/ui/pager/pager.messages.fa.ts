/** Words of the pager beyond those of the kit. */
export default {
  withUnit: (text: string, unit: string) => `${text} ${unit}`,
};
