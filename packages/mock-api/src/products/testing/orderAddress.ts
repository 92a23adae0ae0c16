/** A valid address for an order. */
export const orderAddress = {
  kind: 'restaurant',
  contactName: 'Maren Holt',
  phone: '+1 212 555 0100',
  line1: '14 Quay Street',
  city: 'New York',
  postcode: '10004',
  country: 'United States',
} as const;
