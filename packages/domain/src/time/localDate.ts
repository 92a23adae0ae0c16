/** Returns the date in the time zone of the device, `YYYY-MM-DD`. */
export const localDate = (moment: Date) =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
